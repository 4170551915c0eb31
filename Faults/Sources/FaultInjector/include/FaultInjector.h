// Nothing to call: the library stands in for the C library's calls. See ../FaultInjector.c.
