import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

interface Request {
  path: string;
  token: string;
  body: string;
}

const endOfHead = '\r\n\r\n';

/** Where the answer in `text` ends, and whether it was good; null while some of it is missing. */
function readAnswer(text: string): { end: number; good: boolean } | null {
  const head = text.indexOf(endOfHead);
  if (head < 0) return null;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1];
  if (length === undefined) throw new Error('an answer without content-length');
  const end = head + endOfHead.length + Number(length);
  return text.length < end ? null : { end, good: text.startsWith('HTTP/1.1 2') };
}

/**
 * Posts JSON over kept-alive connections, one request at a time on each, as browsers do. Written on bare sockets: the
 * generator shares the machine with the server, and this costs it a tenth of what an HTTP library would.
 */
export async function openPostPool(origin: string, connections: number) {
  const { hostname, port, host } = new URL(origin);
  const free: Socket[] = [];
  const queue: Request[] = [];
  let failed = 0;
  let firstFailure = '';

  const write = (socket: Socket, { path, token, body }: Request) =>
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );

  const listen = (socket: Socket) => {
    let text = '';
    // One character for each byte, so that lengths agree.
    socket.setEncoding('latin1');
    socket.on('data', (piece: string) => {
      text += piece;
      const answer = readAnswer(text);
      if (!answer) return;
      if (!answer.good) {
        failed += 1;
        firstFailure ||= text.slice(0, answer.end);
      }
      text = text.slice(answer.end);
      const next = queue.shift();
      if (next) write(socket, next);
      else free.push(socket);
    });
  };

  const all = Array.from({ length: connections }, () => connect({ host: hostname, port: Number(port), noDelay: true }));
  await Promise.all(all.map((it) => once(it, 'connect')));
  for (const socket of all) {
    listen(socket);
    free.push(socket);
  }
  return {
    post(request: Request) {
      const socket = free.pop();
      if (socket) write(socket, request);
      else queue.push(request);
    },
    /** The first answer that was not good; empty while all were. A figure made of refusals is no figure. */
    problem: () => (failed > 0 ? `${failed} requests failed; the first:\n${firstFailure}` : ''),
    close() {
      for (const it of all) it.destroy();
    },
  };
}
