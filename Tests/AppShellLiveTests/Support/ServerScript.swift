/// The server of these tests, in Python: what it answers is written by no code of ours.
///
/// Prints its ports; ends when its standard input does, so that it never outlives the tests. `/seen/NAME` answers once
/// `/hang/NAME` or `/drip/NAME` has come in, `/left/NAME` once its caller has gone. The silent port takes connections
/// and never says a word: `/seen/silent-HH` answers once someone has sent it something that begins with that byte.
enum ServerScript {
    static let python = #"""
        import json, os, socket, ssl, struct, sys, tempfile, threading, time, zlib
        from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
        from urllib.parse import parse_qs, urlsplit

        seen, left, changed = set(), set(), threading.Condition()
        active, peak = {}, {}

        def note(names, name):
            with changed:
                names.add(name)
                changed.notify_all()

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_): pass

            def answer(self, status, body=b"", **headers):
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name.replace("_", "-"), value)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def raw(self, data):
                self.wfile.write(data)
                self.wfile.flush()
                self.close_connection = True

            def handle_any(self):
                url = urlsplit(self.path)
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                kind, _, name = url.path.strip("/").partition("/")
                query = {key: values[0] for key, values in parse_qs(url.query).items()}
                getattr(self, "do_" + kind.replace("-", "_"))(name, query, body)

            do_GET = do_POST = do_PUT = do_DELETE = handle_any

            def do_json(self, name, query, body):
                self.answer(200, b'{"data":[1]}', Content_Type="application/json", X_Kept="yes")

            def do_echo(self, name, query, body):
                told = {"method": self.command, "body": body.decode(), "path": self.path,
                        "headers": {key.lower(): value for key, value in self.headers.items()}}
                self.answer(200, json.dumps(told).encode(), Set_Cookie="who=me; Path=/", Cache_Control="max-age=600")

            def do_status(self, name, query, body):
                headers = {"Retry_After": "7"} if name == "429" else {}
                if name == "401": headers = {"WWW_Authenticate": 'Basic realm="here"'}
                self.answer(int(name), b"<html>" + name.encode() + b"</html>", Content_Type="text/html", **headers)

            def do_redirect(self, name, query, body):
                self.answer(int(name), Location=query["to"])

            def do_loop(self, name, query, body):
                self.answer(302, Location="/loop")

            def do_long(self, name, query, body):
                self.answer(200, b"x" * int(name))

            def do_long_unannounced(self, name, query, body):
                self.raw(b"HTTP/1.1 200 OK\r\n\r\n")
                try:
                    while True: self.wfile.write(b"x" * 1000000)
                except OSError: note(left, name)

            # The request's own body, as it is, is the answer: status line, headers and all.
            def do_say(self, name, query, body): self.raw(body)

            # The same, and then nothing more, or a reset instead of the end.
            def do_stalls(self, name, query, body):
                self.raw(body)
                note(seen, name)
                self.connection.recv(1)

            def do_resets(self, name, query, body):
                self.raw(body)
                self.do_reset(name, query, body)

            # As many zeros, in a thousandth of the bytes.
            def do_gzip(self, name, query, body):
                packer = zlib.compressobj(wbits=31)
                packed = packer.compress(bytes(int(name))) + packer.flush()
                self.answer(200, packed, Content_Encoding="gzip", Content_Type="application/json")

            def do_endless_headers(self, name, query, body):
                self.raw(b"HTTP/1.1 200 OK\r\n")
                try:
                    while True: self.wfile.write(b"X-Many: " + b"x" * 1000 + b"\r\n")
                except OSError: note(left, name)

            # Acts, and breaks the connection before the answer.
            def do_lost(self, name, query, body):
                note(seen, name)
                self.do_reset(name, query, body)

            def do_answered(self, name, query, body):
                note(seen, name)
                self.send_response(int(query["status"]))
                if query["status"] != "204": self.send_header("Content-Length", "0")
                self.end_headers()

            def do_later(self, name, query, body):
                note(seen, name)
                time.sleep(float(query["seconds"]))  # Its thread ends with the server at the latest.
                self.do_json(name, query, body)

            # How many are inside at once shows as the peak.
            def do_crowd(self, name, query, body):
                with changed:
                    active[name] = active.get(name, 0) + 1
                    peak[name] = max(peak.get(name, 0), active[name])
                time.sleep(0.01)
                with changed: active[name] -= 1
                self.answer(200)

            def do_peak(self, name, query, body):
                with changed: self.answer(200, str(peak.get(name, 0)).encode())

            def do_reset(self, name, query, body):
                self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                os.close(self.connection.detach())

            def do_drops(self, name, query, body):
                self.send_response(200)
                self.send_header("Content-Length", "5")
                self.end_headers()
                for letter in b"drops":
                    time.sleep(0.05)
                    self.wfile.write(bytes([letter]))

            # Never ends by itself; the caller's going shows as the end of what it sends.
            def do_hang(self, name, query, body):
                note(seen, name)
                self.connection.recv(1)
                self.close_connection = True
                note(left, name)

            # One byte every 50 ms, for as long as someone reads.
            def do_drip(self, name, query, body):
                self.raw(b"HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n")
                note(seen, name)
                try:
                    while True:
                        self.wfile.write(b".")
                        time.sleep(0.05)
                except OSError: note(left, name)

            def do_was_seen(self, name, query, body):
                with changed: self.answer(200 if name in seen else 404)

            def do_seen(self, name, query, body): self.tell(seen, name)

            def do_left(self, name, query, body): self.tell(left, name)

            def tell(self, names, name):
                with changed:
                    known = changed.wait_for(lambda: name in names, timeout=20)
                self.answer(200 if known else 404)

        class Server6(ThreadingHTTPServer): address_family = socket.AF_INET6

        # 0 where the machine has no IPv6.
        def serve6():
            try: return serve(kind=Server6, host="::1")
            except OSError: return 0

        def serve(certificate=None, kind=ThreadingHTTPServer, host="127.0.0.1"):
            kind.request_queue_size = 128
            server = kind((host, 0), Handler)
            server.daemon_threads = True
            server.handle_error = lambda *_: None
            if certificate:
                context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
                with tempfile.NamedTemporaryFile("w") as file:
                    file.write(certificate)
                    file.flush()
                    context.load_cert_chain(file.name)
                server.socket = context.wrap_socket(server.socket, server_side=True)
            threading.Thread(target=server.serve_forever, daemon=True).start()
            return server.server_address[1]

        def keep_silent():
            kept, silent = [], socket.create_server(("127.0.0.1", 0))
            def listen():
                while True:
                    kept.append(silent.accept()[0])
                    note(seen, "silent-" + kept[-1].recv(1, socket.MSG_PEEK).hex())
            threading.Thread(target=listen, daemon=True).start()
            return silent.getsockname()[1]

        closed = socket.socket()
        closed.bind(("127.0.0.1", 0))
        print(serve(), serve(sys.argv[1]), closed.getsockname()[1], serve6(), keep_silent(), flush=True)
        sys.stdin.read()
        """#

    /// Self-signed, for these tests only and so trusted by nobody.
    static let certificate = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg9RtWB1u0uuTx8zAe
        0YftoVpW8Iq92dUCxDiUkDrTDiihRANCAARSrJp3dfqcvdanU5QkWzvS5wrgA/cY
        X2FfJ83Ql07Yij8efQ85iCViiegMsSCEj95AYG0LFE07hOYC8+HbtHTd
        -----END PRIVATE KEY-----
        -----BEGIN CERTIFICATE-----
        MIIBnDCCAUGgAwIBAgIUaUmkwtXIRWRT/3zx0d+53iH3aUkwCgYIKoZIzj0EAwIw
        FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTA1MDk0N1oYDzIxMjYxMDI4
        MDUwOTQ3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
        PQMBBwNCAARSrJp3dfqcvdanU5QkWzvS5wrgA/cYX2FfJ83Ql07Yij8efQ85iCVi
        iegMsSCEj95AYG0LFE07hOYC8+HbtHTdo28wbTAdBgNVHQ4EFgQUS2IZe0WXzMEM
        Pj3uR0fRXUgBpIwwHwYDVR0jBBgwFoAUS2IZe0WXzMEMPj3uR0fRXUgBpIwwDwYD
        VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
        zj0EAwIDSQAwRgIhAMv1adXrHskYcx5CSxg+iYIjPfVE3oelw/9js0BYgdt4AiEA
        rVCFMgJ1aGNa9WzD0WRYwFyumoN6tzHGLnzerGLck/M=
        -----END CERTIFICATE-----

        """
}
