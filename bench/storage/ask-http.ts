import { Agent, request } from 'node:http';

export interface Asker {
  /** Asks once, with a body by POST, and reads the whole answer. Throws unless it is good. */
  ask(url: string, token?: string, body?: object): Promise<string>;
  /** Asks for what is known by this mark. Throws unless it is still that. */
  askWhether(url: string, mark: string): Promise<string>;
  close(): void;
}

/** Asks over kept-alive connections. */
export function openAsker(connections: number): Asker {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (url: string, headers: Record<string, string>, body: object | undefined, wanted: number) =>
    new Promise<string>((resolve, reject) => {
      const asked = request(url, { agent, headers, method: body ? 'POST' : 'GET' }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (piece: string) => {
          text += piece;
        });
        response.on('end', () => (response.statusCode === wanted ? resolve(text) : reject(new Error(text))));
      });
      asked.on('error', reject);
      asked.end(body && JSON.stringify(body));
    });
  return {
    ask(url, token, body) {
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      };
      return send(url, headers, body, 200);
    },
    askWhether: (url, mark) => send(url, { 'if-none-match': mark }, undefined, 304),
    close: () => agent.destroy(),
  };
}
