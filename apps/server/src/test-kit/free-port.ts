import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to connections (from 32,768 on): one of these would be taken before it is listened on. */
const [lowest, howMany] = [15_000, 17_000];
const tries = 50;

/** A port of this machine that nobody listens on: a server has to know its own address before it listens. */
export async function freePort(): Promise<number> {
  for (let n = 0; n < tries; n += 1) {
    const port = lowest + Math.floor(Math.random() * howMany);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
  throw new Error('No free port.');
}
