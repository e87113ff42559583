import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { PushToken } from '@chatty/contract/profile';
import { newId } from '@chatty/contract/new-id';
import { PushMessage } from '@chatty/contract/push-message';

/** A push service as browsers use one (RFC 8030), and the browsers behind it: it plays the far end of the wire. */
export interface PushService {
  /** A browser subscribes. */
  subscribe(): TestBrowser;
  close(): Promise<void>;
}

/** By which key a message was signed, and what was signed. */
interface Vapid {
  key: string;
  claims: { aud: string; sub: string; exp: number };
}

export interface TestBrowser {
  token: PushToken;
  /** What arrived, decrypted as the browser would. */
  received: { message: PushMessage; headers: IncomingHttpHeaders; vapid: Vapid }[];
  /** What the service answers from now on; 201 at first. */
  answer: number;
}

const b64 = (bytes: Buffer) => bytes.toString('base64url');
const hkdf = (salt: Buffer, key: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** The plain text of one aes128gcm record for a browser's keys (RFC 8188, RFC 8291). */
function decrypt(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const idLength = body[20] ?? 0;
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = hkdf(auth, keys.computeSecret(sender), info, 32);
  const key = hkdf(salt, secret, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = hkdf(salt, secret, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** Who sends, proven by a signature (RFC 8292). Throws when it is not theirs. */
function readVapid(header = ''): Vapid {
  const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: b64(point.subarray(1, 33)), y: b64(point.subarray(33)) };
  const by = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), by, Buffer.from(signature, 'base64url'))) {
    throw new Error('The signature is not the sender’s.');
  }
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) };
}

export async function openPushService(): Promise<PushService> {
  const browsers = new Map<string, { browser: TestBrowser; keys: ECDH; auth: Buffer }>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const found = browsers.get(request.url ?? '');
    if (!found) return response.writeHead(404).end();
    const { browser, keys, auth } = found;
    if (browser.answer < 300) {
      browser.received.push({
        message: PushMessage.parse(JSON.parse(decrypt(Buffer.concat(chunks), keys, auth))),
        headers: request.headers,
        vapid: readVapid(request.headers.authorization),
      });
    }
    response.writeHead(browser.answer).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    subscribe() {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${newId()}`;
      const endpoint = `https://127.0.0.1:${port}${path}`;
      const token = { endpoint, keys: { p256dh: b64(keys.getPublicKey()), auth: b64(auth) } };
      const browser: TestBrowser = { token, received: [], answer: 201 };
      browsers.set(path, { browser, keys, auth });
      return browser;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
