import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

export interface LossyProxy {
  origin: string;
  /** Where the server is. */
  port: number;
  /** From now on nothing is harmed any more. */
  calm(): void;
  /** What was done to the traffic. */
  harm: { lost: number; answerLost: number; doubled: number; delayed: number; cut: number };
  close(): Promise<void>;
}

/** Deterministic, so that a failing run can be told apart from an unlucky one. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

const read = async (stream: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

function forward(port: number, it: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method, url, headers } = it;
    const onward = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
      read(answer).then(
        (read) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: read }),
        reject,
      );
    });
    onward.on('error', reject);
    onward.end(body);
  });
}

/**
 * A bad network in front of the server: requests get lost on the way there and on the way back, arrive twice, arrive
 * late; sockets are cut in the middle.
 */
export async function openLossyProxy(port: number, seed: number): Promise<LossyProxy> {
  const roll = dice(seed);
  const harm = { lost: 0, answerLost: 0, doubled: 0, delayed: 0, cut: 0 };
  let harmful = true;
  const sockets = new Set<Duplex>();
  const chance = (share: number) => harmful && roll() < share;

  const pass = async (it: IncomingMessage, reply: ServerResponse) => {
    const body = await read(it);
    const changing = it.method !== 'GET' && it.method !== 'OPTIONS';
    if (chance(0.1)) {
      harm.delayed += 1;
      await pause(roll() * 250);
    }
    if (changing && chance(0.03)) {
      harm.lost += 1;
      return it.socket.destroy();
    }
    const twice = changing && chance(0.04);
    if (twice) harm.doubled += 1;
    const answers = await Promise.all([forward(port, it, body), ...(twice ? [forward(port, it, body)] : [])]);
    if (changing && chance(0.03)) {
      harm.answerLost += 1;
      return it.socket.destroy();
    }
    const [answer] = answers;
    if (!answer) return it.socket.destroy();
    reply.writeHead(answer.status, answer.headers).end(answer.body);
  };

  const server = createServer((it, reply) => {
    pass(it, reply).catch(() => it.socket.destroy());
  });
  server.on('upgrade', (it: IncomingMessage, socket: Duplex, head: Buffer) => {
    const onward: Socket = connect(port, '127.0.0.1', () => {
      const lines = Object.entries(it.headers).map(([name, value]) => `${name}: ${String(value)}`);
      onward.write(`GET ${it.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    const cut = () => {
      sockets.delete(socket);
      socket.destroy();
      onward.destroy();
    };
    sockets.add(socket);
    const timer = setTimeout(
      () => {
        if (!harmful) return;
        harm.cut += 1;
        cut();
      },
      3_000 + roll() * 15_000,
    );
    for (const end of [socket, onward]) {
      end.on('error', cut);
      end.on('close', () => {
        clearTimeout(timer);
        cut();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    get port() {
      return port;
    },
    set port(it) {
      port = it;
    },
    calm() {
      harmful = false;
    },
    harm,
    async close() {
      for (const it of sockets) it.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
