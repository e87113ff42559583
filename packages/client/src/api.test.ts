import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createApi } from './api.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function apiOf(answer: RequestListener) {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return createApi({ origin: `http://127.0.0.1:${port}`, token: async () => null });
}

const answering = (status: number, type: string, text: string): RequestListener => {
  return (_, response) => response.writeHead(status, { 'content-type': type }).end(text);
};
const failureOf = async (answer: RequestListener) => (await apiOf(answer))('GET /me').catch((error: unknown) => error);

describe('a call that failed', () => {
  it('says that there is no connection, and promises nothing', async () => {
    const cut: RequestListener = (_, response) => response.destroy();
    expect(await failureOf(cut)).toMatchObject({ code: 'offline', passing: true, message: 'No connection.' });
    const halfWay: RequestListener = (_, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('{"success":true', () => response.destroy());
    };
    expect(await failureOf(halfWay)).toMatchObject({ code: 'offline', message: 'No connection.' });
  });

  it('says that the server is away when a proxy answers for it', async () => {
    for (const status of [502, 503, 504]) {
      const problem = await failureOf(answering(status, 'text/html', '<h1>Bad gateway</h1>'));
      expect(problem).toMatchObject({ code: 'offline', passing: true, message: 'The server isn’t responding.' });
    }
  });

  it('says that it took too long', async () => {
    const late = () => Promise.reject(new DOMException('late', 'TimeoutError'));
    const api = createApi({ origin: 'http://127.0.0.1', token: async () => null, upload: late });
    const given = { query: { name: 'a.png' }, body: new Blob(['x']), onProgress: () => {} };
    const problem = await api('POST /files', given).catch((error: unknown) => error);
    expect(problem).toMatchObject({ code: 'timed_out', passing: true, message: 'Request timed out' });
  });

  it('holds the server’s own words, and none where it had none', async () => {
    const json = (text: object, status: number) => answering(status, 'application/json', JSON.stringify(text));
    expect(await failureOf(json({ success: false, code: 'refused', error: 'Too late.' }, 422))).toMatchObject({
      code: 'refused',
      message: 'Too late.',
    });
    expect(await failureOf(json({ success: false }, 500))).toMatchObject({ code: 'bug', message: '' });
    expect(await failureOf(answering(403, 'text/html', 'Forbidden'))).toMatchObject({ message: '' });
  });
});
