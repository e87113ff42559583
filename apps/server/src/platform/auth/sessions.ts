import { passwordMaxChars } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins';
import type { Clock } from '../../ports/clock.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import type { Db } from '../db/open-database.ts';
import { AuthRefusal, refusalOf } from './auth-refusal.ts';
import { makeToken } from './one-time-tokens.ts';
import { readCookie } from './read-cookie.ts';
import { crmLink, signInLink } from './sign-in-link.ts';
import { signInPlugin } from './sign-in-plugin.ts';

/** A session lives this long after it was last used. */
const sessionDays = 30;

/** What a browser's cookie stands for. */
export interface Session {
  id: string;
  authId: string;
  shopId: string | null;
  isCrmLogin: boolean;
  /** What the browser is to be told: the cookie lives as long as the session. */
  cookies: string[];
}

/** Whose session it becomes, and for which shop. */
export interface NewSession {
  authId: string;
  shopId: string | null;
  isCrmLogin?: boolean;
}

/** A sign-in that waits for the second factor. */
export interface SecondStep {
  authId: string;
  /** More than the password was shown. */
  isKnown: boolean;
}

export interface Sessions {
  /** better-auth itself: what an account's own page does (second factor, list of sessions). */
  auth: Auth;
  /** Creates a person who can sign in; without a password only by link or code. Answers the auth id. */
  addPerson(person: { email: string; name: string; password?: string }): Promise<string>;
  findPerson(email: string): Promise<string | null>;
  /** Whose e-mail and password this is, or null. Takes as long for an e-mail that nobody has. */
  checkPassword(email: string, password: string): Promise<string | null>;
  /** The hash to keep (scrypt). */
  hashPassword(password: string): Promise<string>;
  /** A token for `/sign-in/link` that works once, for somebody who has an account. */
  makeLink(email: string, it?: { shopId?: string; isCrmLogin?: boolean }): Promise<string>;
  /** Begins a session; answers its id and the cookies to set. */
  begin(it: NewSession, headers: Headers): Promise<{ id: string; cookies: string[] }>;
  /** Begins the second step for an account with a second factor; answers the cookies to set. `isKnown` is remembered. */
  beginSecondStep(it: SecondStep, headers: Headers): Promise<string[]>;
  /** Whose second step the browser is in, or null. */
  readSecondStep(headers: Headers): Promise<SecondStep | null>;
  /** Ends the second step with a code of the authenticator app or a backup code. Throws `AuthRefusal`. */
  finishSecondStep(code: string, headers: Headers): Promise<{ authId: string; cookies: string[] }>;
  /** What the cookie stands for, or null. */
  read(headers: Headers): Promise<Session | null>;
  /** Ends the cookie's session; answers the cookies that clear the browser's. */
  signOut(headers: Headers): Promise<string[]>;
}

/**
 * The request with the cookie of the second step alone: a session that the browser may already have is none of the one
 * that begins, and better-auth has one text to read by whichever way.
 */
async function onlySecondFactor(auth: Auth, headers: Headers): Promise<Headers> {
  const { name } = (await auth.$context).createAuthCookie('two_factor');
  const value = readCookie(headers.get('cookie'), name);
  const kept = new Headers(headers);
  kept.delete('cookie');
  if (value !== null) kept.set('cookie', `${name}=${value}`);
  return kept;
}

function openAuth(db: Db, { secret, appUrl }: { secret: string; appUrl: string }) {
  const options = {
    appName: 'Chatty',
    database: { db, type: 'postgres' },
    secret,
    baseURL: appUrl,
    telemetry: { enabled: false },
    // As long as the contract takes them: a longer password than better-auth's own limit may have been set.
    emailAndPassword: { enabled: true, disableSignUp: true, maxPasswordLength: passwordMaxChars },
    session: {
      expiresIn: sessionDays * 86_400,
      updateAge: 86_400,
      additionalFields: {
        shopId: { type: 'string', required: false, input: false },
        isCrmLogin: { type: 'boolean', required: false, input: false, defaultValue: false },
      },
    },
    advanced: {
      cookiePrefix: 'chatty',
      useSecureCookies: appUrl.startsWith('https:'),
      // An account's id is shown to the teams it belongs to: no time stands in it, such as since when there is an account.
      database: { generateId: ({ model }) => (model === 'user' ? crypto.randomUUID() : newId()) },
    },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    // Tries are counted by us: in this plugin's way strangers who know the password keep the owner out.
    plugins: [twoFactor({ accountLockout: { enabled: false } }), signInPlugin],
  } satisfies BetterAuthOptions;
  return betterAuth(options);
}

export type Auth = ReturnType<typeof openAuth>;

/**
 * Members' sign-in. better-auth keeps passwords (scrypt), sessions and the second factor in our database; what proves who
 * somebody is (password, code, link, token) is decided by the actions of `features/sign-in`.
 */
export function createSessions(db: Db, clock: Clock, config: { secret: string; appUrl: string }): Sessions {
  const auth = openAuth(db, config);
  const findPerson = async (email: string) => {
    const { internalAdapter } = await auth.$context;
    return (await internalAdapter.findUserByEmail(email.toLowerCase()))?.user.id ?? null;
  };

  return {
    auth,
    findPerson,
    async addPerson({ email, name, password }) {
      const known = await findPerson(email);
      if (known) return known;
      const context = await auth.$context;
      const create = () =>
        context.internalAdapter.createUser(
          { email: email.toLowerCase(), name, emailVerified: true },
          { method: 'admin' },
        );
      const user = await create().catch(async (error: unknown) => {
        // Two at once: the other one has just added them.
        const first = await context.internalAdapter.findUserByEmail(email.toLowerCase());
        if (!first) throw error;
        return first.user;
      });
      if (password) {
        await context.internalAdapter.linkAccount({
          userId: user.id,
          providerId: 'credential',
          accountId: user.id,
          password: await context.password.hash(password),
        });
      }
      return user.id;
    },
    async checkPassword(email, password) {
      const context = await auth.$context;
      const found = await context.internalAdapter.findUserByEmail(email.toLowerCase(), { includeAccounts: true });
      const hash = found?.accounts.find((it) => it.providerId === 'credential')?.password;
      if (!found || !hash) {
        // The time tells nothing: hashing costs what comparing costs.
        await context.password.hash(password);
        return null;
      }
      return (await context.password.verify({ hash, password })) ? found.user.id : null;
    },
    async hashPassword(password) {
      return (await auth.$context).password.hash(password);
    },
    async makeLink(email, { shopId = null, isCrmLogin = false } = {}) {
      const authId = await findPerson(email);
      if (!authId) throw new Error('There is no such account.');
      return makeToken({ db, services: { clock } }, isCrmLogin ? crmLink : signInLink, {
        subject: `${authId}/${newId()}`,
        payload: { authId, shopId, isCrmLogin },
      });
    },
    async begin({ authId, shopId, isCrmLogin = false }, headers) {
      const body = { userId: authId, shopId, isCrmLogin, short: isCrmLogin };
      const { response, headers: set } = await auth.api.beginSession({ body, headers, returnHeaders: true });
      return { id: response.sessionId, cookies: set.getSetCookie() };
    },
    async beginSecondStep({ authId, isKnown }, headers) {
      const body = { userId: authId, isKnown };
      return (await auth.api.beginSecondFactor({ body, headers, returnHeaders: true })).headers.getSetCookie();
    },
    async readSecondStep(headers) {
      return auth.api.readSecondFactor({ headers: await onlySecondFactor(auth, headers) });
    },
    async finishSecondStep(code, headers) {
      const only = await onlySecondFactor(auth, headers);
      const given = { body: { code }, headers: only, returnHeaders: true as const };
      try {
        const answer = /^\d{6}$/.test(code) ? await auth.api.verifyTOTP(given) : await auth.api.verifyBackupCode(given);
        return { authId: answer.response.user.id, cookies: answer.headers.getSetCookie() };
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        const refusal = refusalOf(error);
        throw refusal instanceof AuthRefusal ? refusal : new AuthRefusal('wrong code');
      }
    },
    async read(headers) {
      const { headers: set, response } = await auth.api.getSession({ headers, returnHeaders: true });
      // better-auth goes by the machine's clock, all else by the services' clock.
      if (!response || response.session.expiresAt <= clock.now()) return null;
      const { id, shopId, isCrmLogin } = response.session;
      return {
        id,
        authId: response.user.id,
        shopId: shopId ?? null,
        isCrmLogin: isCrmLogin ?? false,
        cookies: set.getSetCookie(),
      };
    },
    async signOut(headers) {
      const session = await auth.api.getSession({ headers });
      const { headers: set } = await auth.api.signOut({ headers, returnHeaders: true });
      // better-auth says nothing of a session that it could not end.
      if (session) await db.deleteFrom('session').where('id', '=', session.session.id).execute();
      return set.getSetCookie();
    },
  };
}
