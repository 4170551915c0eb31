'use strict';
// JSON-RPC with a process, in the frames of the Language Server Protocol.

const { spawn } = require('child_process');

class Connection {
    /**
     * @param {string[]} command the program and its arguments
     * @param {string} cwd
     * @param {{notification: function(string, any), request: function(string, any): any, log: function(string), exit: function(number|null)}} handlers
     */
    constructor(command, cwd, handlers) {
        this.handlers = handlers;
        this.pending = new Map();
        this.nextId = 0;
        this.buffer = Buffer.alloc(0);
        this.isClosed = false;
        this.process = spawn(command[0], command.slice(1), { cwd, stdio: 'pipe' });
        this.process.stdout.on('data', chunk => this.receive(chunk));
        this.process.stderr.on('data', chunk => handlers.log(chunk.toString()));
        this.process.stdin.on('error', () => {});
        this.process.on('error', error => this.close(error.message));
        this.process.on('exit', code => this.close(`the server ended with ${code}`, code));
    }

    close(reason, code = null) {
        if (this.isClosed) return;
        this.isClosed = true;
        for (const { reject } of this.pending.values()) reject(new Error(reason));
        this.pending.clear();
        this.handlers.log(`${reason}\n`);
        this.handlers.exit(code);
    }

    receive(chunk) {
        this.buffer = Buffer.concat([this.buffer, chunk]);
        for (;;) {
            const end = this.buffer.indexOf('\r\n\r\n');
            if (end < 0) return;
            const length = /content-length: *(\d+)/i.exec(this.buffer.toString('ascii', 0, end));
            const start = end + 4;
            if (!length || this.buffer.length < start + Number(length[1])) return;
            const stop = start + Number(length[1]);
            const message = JSON.parse(this.buffer.toString('utf8', start, stop));
            this.buffer = this.buffer.subarray(stop);
            this.take(message);
        }
    }

    take(message) {
        if (message.method === undefined) {
            const waiting = this.pending.get(message.id);
            this.pending.delete(message.id);
            if (!waiting) return;
            if (message.error) waiting.reject(Object.assign(new Error(message.error.message), { code: message.error.code }));
            else waiting.resolve(message.result);
        } else if (message.id === undefined) {
            this.handlers.notification(message.method, message.params);
        } else {
            const result = this.handlers.request(message.method, message.params);
            this.send({ id: message.id, result: result === undefined ? null : result });
        }
    }

    send(message) {
        if (this.isClosed) return;
        const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
        this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
        this.process.stdin.write(body);
    }

    notify(method, params) {
        this.send({ method, params });
    }

    /** @param {{onCancellationRequested: function(function())}} [token] */
    request(method, params, token) {
        if (this.isClosed) return Promise.reject(new Error('the server is not running'));
        const id = ++this.nextId;
        return new Promise((resolve, reject) => {
            this.pending.set(id, { resolve, reject });
            if (token) token.onCancellationRequested(() => this.notify('$/cancelRequest', { id }));
            this.send({ id, method, params });
        });
    }

    async stop() {
        if (this.isClosed) return;
        await this.request('shutdown', null).catch(() => {});
        this.notify('exit', null);
        this.process.stdin.end();
    }
}

module.exports = { Connection };
