import { newId } from '@chatty/contract/new-id';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { magicLink } from 'better-auth/plugins';
import type { Db } from '../db/open-database.ts';
import { Problem } from '../problem.ts';

/** A one-time link works this long. */
export const linkMinutes = 15;

export interface Sessions {
  /** Creates a person who can sign in; without a password only by link. Answers the auth id. */
  addPerson(person: { email: string; name: string; password?: string }): Promise<string>;
  findPerson(email: string): Promise<string | null>;
  /** A single-use token for a sign-in link, kept hashed. */
  makeLink(email: string): Promise<string>;
  /** Both answer the auth id and the cookie to set. Throw `not_signed_in`. */
  signIn(email: string, password: string, headers: Headers): Promise<SignedIn>;
  signInByLink(token: string, headers: Headers): Promise<SignedIn>;
  /** Who the cookie belongs to, or null. */
  read(headers: Headers): Promise<string | null>;
  /** Ends the session; answers the cookie that clears the browser's. */
  signOut(headers: Headers): Promise<string | null>;
}

export interface SignedIn {
  authId: string;
  cookie: string;
}

const cookieOf = (headers: Headers): string => headers.getSetCookie().find((it) => it.includes('session_token')) ?? '';

/** Members' sign-in: better-auth holds passwords (scrypt), sessions and one-time links in our database. */
export function createSessions(db: Db, { secret, appUrl }: { secret: string; appUrl: string }): Sessions {
  const fresh = new Map<string, string>();
  const options = {
    database: { db, type: 'postgres' },
    secret,
    baseURL: appUrl,
    telemetry: { enabled: false },
    emailAndPassword: { enabled: true, disableSignUp: true },
    advanced: {
      cookiePrefix: 'chatty',
      useSecureCookies: appUrl.startsWith('https:'),
      database: { generateId: () => newId() },
    },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    plugins: [
      magicLink({
        expiresIn: linkMinutes * 60,
        storeToken: 'hashed',
        disableSignUp: true,
        sendMagicLink: async ({ email, token }) => void fresh.set(email, token),
      }),
    ],
  } satisfies BetterAuthOptions;
  const auth = betterAuth(options);

  return {
    async addPerson({ email, name, password }) {
      const context = await auth.$context;
      const known = await context.internalAdapter.findUserByEmail(email);
      if (known) return known.user.id;
      const create = () =>
        context.internalAdapter.createUser({ email, name, emailVerified: true }, { method: 'admin' });
      const user = await create().catch(async (error: unknown) => {
        // Two at once: the other one has just added them.
        const first = await context.internalAdapter.findUserByEmail(email);
        if (!first) throw error;
        return first.user;
      });
      if (password) {
        const hashed = await context.password.hash(password);
        await context.internalAdapter.linkAccount({
          userId: user.id,
          providerId: 'credential',
          accountId: user.id,
          password: hashed,
        });
      }
      return user.id;
    },
    async findPerson(email) {
      const context = await auth.$context;
      return (await context.internalAdapter.findUserByEmail(email))?.user.id ?? null;
    },
    async makeLink(email) {
      await auth.api.signInMagicLink({ body: { email }, headers: new Headers() });
      const token = fresh.get(email);
      fresh.delete(email);
      if (!token) throw new Problem('not_found', 'Nobody signs in with this e-mail.');
      return token;
    },
    async signIn(email, password, headers) {
      try {
        const { headers: set, response } = await auth.api.signInEmail({
          body: { email, password },
          headers,
          returnHeaders: true,
        });
        return { authId: response.user.id, cookie: cookieOf(set) };
      } catch {
        throw new Problem('not_signed_in', 'The e-mail or the password is wrong.', {
          password: 'The e-mail or the password is wrong.',
        });
      }
    },
    async signInByLink(token, headers) {
      try {
        const { headers: set, response } = await auth.api.magicLinkVerify({
          query: { token },
          headers,
          returnHeaders: true,
        });
        return { authId: response.user.id, cookie: cookieOf(set) };
      } catch {
        throw new Problem('not_signed_in', 'This link was used or is too old. Ask for a new one.');
      }
    },
    async read(headers) {
      return (await auth.api.getSession({ headers }))?.user.id ?? null;
    },
    async signOut(headers) {
      const { headers: set } = await auth.api.signOut({ headers, returnHeaders: true });
      return cookieOf(set) || null;
    },
  };
}
