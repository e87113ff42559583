import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Each on a connection of its own: one that the server has closed tells nothing of the next. */
const agent = new Agent();

/** A request whose address goes over the wire letter by letter, as no browser would write it. */
export function rawRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  request({ hostname, port, path, method, headers, agent })
    .on('response', (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    })
    .on('error', reject)
    .end();
  return promise;
}
