#!/usr/bin/env python3
"""Kills the served back end under load, again and again, and looks for acknowledged writes that are gone.

    Server/trials/kills.py --kills 500 Server/.build/release/appshell-backend

Each round starts the program on one and the same folder, sends messages from several connections at once, kills it with SIGKILL at a moment of chance, and then reads the folder's database. Ends with 1 where a write is missing.
"""
import argparse
import http.client
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse


def post(connection, path, body, key):
    headers = {"Content-Type": "application/json", "X-API-Key": key}
    connection.request("POST", path, json.dumps(body), headers)
    answer = connection.getresponse()
    return answer.status, answer.read()


def writes(address, key, prefix, acknowledged):
    try:
        connection = http.client.HTTPConnection(*address, timeout=30)
        for number in range(1_000_000):
            email = f"{prefix}n{number}@exemple.fr"
            body = {"name": "Léa", "email": email, "message": "Bonjour"}
            status, _ = post(connection, "/api/v1/contacts", body, key)
            if status == 201:
                acknowledged.append(email)
            else:
                sys.exit(f"a message was answered {status}")
    except (OSError, http.client.HTTPException):
        return


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--writers", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    chance = random.Random(options.seed)
    folder = tempfile.mkdtemp(prefix="appshell-kills-")
    acknowledged, missing, start = [], 0, time.monotonic()
    for round_number in range(1, options.kills + 1):
        process = subprocess.Popen(
            [options.program, "madinia", "--port", "0", "--data", folder, "--rate-limit", "off", "--log-level", "error"],
            stdout=subprocess.PIPE, text=True)
        line = process.stdout.readline()
        if " listens on " not in line:
            sys.exit(f"round {round_number}: it did not start: {line}")
        url = urllib.parse.urlparse(line.split()[-1])
        address = (url.hostname, url.port)
        with open(f"{folder}/api-key", encoding="utf-8") as file:
            key = file.read()
        threads = [
            threading.Thread(target=writes, args=(address, key, f"r{round_number}w{writer}", acknowledged))
            for writer in range(options.writers)
        ]
        for thread in threads:
            thread.start()
        time.sleep(chance.uniform(0.01, 0.3))
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        for thread in threads:
            thread.join()
        process.stdout.close()
        database = sqlite3.connect(f"{folder}/madinia.sqlite")
        kept = {row[0] for row in database.execute("SELECT email FROM contacts")}
        whole = database.execute("PRAGMA integrity_check").fetchone()[0]
        database.close()
        gone = [name for name in acknowledged if name not in kept]
        missing += len(gone)
        if gone or whole != "ok":
            print(f"round {round_number}: {len(gone)} are missing ({gone[:5]}); integrity: {whole}")
    print(f"{options.kills} kills, {len(acknowledged)} acknowledged writes, {missing} missing, "
          f"{time.monotonic() - start:.0f} s")
    sys.exit(1 if missing else 0)


main()
