import { Agent, get } from 'node:http';

export interface Asker {
  /** Asks once and reads the whole answer. Throws unless it is good. */
  ask(url: string, token?: string): Promise<string>;
  close(): void;
}

/** Asks over kept-alive connections. */
export function openAsker(connections: number): Asker {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    ask: (url, token) =>
      new Promise((resolve, reject) => {
        const headers = token ? { authorization: `Bearer ${token}` } : {};
        get(url, { agent, headers }, (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (piece: string) => {
            text += piece;
          });
          response.on('end', () => (response.statusCode === 200 ? resolve(text) : reject(new Error(text))));
        }).on('error', reject);
      }),
    close: () => agent.destroy(),
  };
}
