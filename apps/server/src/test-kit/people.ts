import { createApi } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import { expect } from 'vitest';
import type { TestShop, TestServer } from './test-server.ts';

/** A person with a password, as they would be at a keyboard. */
export interface Person {
  authId: string;
  email: string;
  password: string;
}

/** Calls of a browser that keeps its cookies. `headers` are added to each request. */
export function openBrowserOf(w: TestServer, headers: Record<string, string> = {}) {
  const jar = new Map<string, string>();
  const post = async (path: string, body: object = {}, more: Record<string, string> = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(w.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}), ...headers, ...more },
      body: JSON.stringify(body),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return { status: response.status, cookies: response.headers.getSetCookie(), ...(await response.json()) };
  };
  return { jar, post };
}

/** A person who is a member of the shops, signed in nowhere. */
export async function person(
  w: TestServer,
  shops: readonly TestShop[],
  membership: { role?: 'admin' | 'member'; owner?: boolean } = {},
): Promise<Person> {
  const email = `${newId()}@shop.example`;
  const password = `a good password ${newId()}`;
  const authId = await w.services.sessions.addPerson({ email, name: 'Tom Reed', password });
  for (const shop of shops) {
    await w.services.db
      .insertInto('members')
      .values({
        shop_id: shop.id,
        id: newId(),
        auth_id: authId,
        full_name: 'Tom Reed',
        email,
        role: membership.role ?? 'member',
        owner: membership.owner ?? false,
      })
      .execute();
  }
  return { authId, email, password };
}

/** The mail with this in its subject, as soon as it has come; the newest, if several have. */
export async function mailTo(w: TestServer, email: string, subject: RegExp) {
  const find = () => w.mails.findLast((it) => it.to === email && subject.test(it.subject));
  await expect.poll(find, { timeout: 20_000 }).toBeDefined();
  const found = find();
  if (!found) throw new Error('The mail is gone.');
  return found;
}

/** The code in the newest mail to the address; those that came before are forgotten. */
export async function mailedCode(w: TestServer, email: string): Promise<string> {
  const mail = await mailTo(w, email, /is your code/);
  w.mails.splice(w.mails.indexOf(mail), 1);
  return mail.subject.slice(0, 6);
}

/** The token of the link in the newest mail to the address. */
export async function mailedToken(w: TestServer, email: string, subject: RegExp): Promise<string> {
  return /[?&]token=([\w-]+)/.exec((await mailTo(w, email, subject)).text)?.[1] ?? '';
}

/** The calls with an access token. */
export const apiWith = (w: TestServer, token: string | null) =>
  createApi({ origin: w.origin, token: async () => token });
