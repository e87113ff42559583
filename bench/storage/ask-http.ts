import { Agent, request } from 'node:http';

export interface Asker {
  /** Asks once, with a body by POST, and reads the whole answer. Throws unless it is good. */
  ask(url: string, token?: string, body?: object): Promise<string>;
  close(): void;
}

/** Asks over kept-alive connections. */
export function openAsker(connections: number): Asker {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    ask: (url, token, body) =>
      new Promise((resolve, reject) => {
        const headers = {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        };
        const asked = request(url, { agent, headers, method: body ? 'POST' : 'GET' }, (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (piece: string) => {
            text += piece;
          });
          response.on('end', () => (response.statusCode === 200 ? resolve(text) : reject(new Error(text))));
        });
        asked.on('error', reject);
        asked.end(body && JSON.stringify(body));
      }),
    close: () => agent.destroy(),
  };
}
