import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import pg from 'pg';
import { answer } from '../child.ts';
import { ownUsage } from '../usage.ts';

/** The limit of a Node server: the same answer from memory (`/memory`), or from the same rows of the database (`/rows`). */
let fromMemory: unknown = null;
let shopId = '';
const url = process.env.SERVER_DATABASE_URL;
const pool = url ? new pg.Pool({ connectionString: url, max: 10 }) : null;
const query = `select c.*, ct.name as contact_name, ct.email as contact_email from conversations c
  join contacts ct on ct.shop_id = c.shop_id and ct.id = c.contact_id
  where c.shop_id = $1 and c.status = 'open' and c.last_seq > 0 order by c.last_message_at desc, c.id desc limit 51`;

const listen: RequestListener = async (request, response) => {
  const data =
    request.url === '/rows' && pool
      ? (await pool.query({ name: 'list', text: query, values: [shopId] })).rows
      : fromMemory;
  const body = JSON.stringify(data);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
};
const server = createServer(listen);
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;

answer({
  ...ownUsage,
  serve(given: { data: unknown; shopId: string }) {
    fromMemory = given.data;
    shopId = given.shopId;
    return origin;
  },
});
