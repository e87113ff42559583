import { newId } from '@chatty/contract/new-id';
import type { Services } from '../../ctx.ts';
import { refusalOf } from './auth-refusal.ts';

/** What a person may see and change of the account that they are signed in with. */
export interface OwnAccount {
  hasPassword(authId: string): Promise<boolean>;
  /** Whether this is the account's password; false where it has none. */
  isPassword(authId: string, password: string): Promise<boolean>;
  /** Whether there is a second factor, and how many backup codes are left. */
  secondFactor(authId: string): Promise<{ on: boolean; backupCodes: number }>;
  /** Begins a second factor that counts once a code of it was shown. Throws `AuthRefusal`. */
  beginSecondFactor(authId: string, password: string): Promise<{ uri: string; backupCodes: string[] }>;
  /** Throws `AuthRefusal` for a wrong code, and when nothing was begun. */
  confirmSecondFactor(authId: string, code: string): Promise<void>;
  /** Throws `AuthRefusal` for a wrong password. */
  endSecondFactor(authId: string, password: string): Promise<void>;
}

/** The names and values of the cookies that were set, as a browser would send them back. */
const toCookie = (set: readonly string[]): string => set.map((it) => it.split(';')[0]).join('; ');

/** What better-auth can do for an account. */
export function ownAccount({ sessions, db }: Pick<Services, 'sessions' | 'db'>): OwnAccount {
  const { auth } = sessions;
  const credentialOf = async (authId: string) => {
    const { internalAdapter } = await auth.$context;
    return (await internalAdapter.findAccounts(authId)).find((it) => it.providerId === 'credential' && it.password);
  };

  /**
   * better-auth opens the second factor to a session only, and who comes in by a vendor has none: the
   * work gets one of its own, which ends with it, and so do those that better-auth renews it by.
   */
  const inSession = async <T>(authId: string, work: (headers: Headers) => Promise<T>): Promise<T> => {
    const name = `chatty ${newId()}`;
    const body = { userId: authId, shopId: null, isCrmLogin: false, short: true };
    const headers = new Headers({ 'user-agent': name });
    const begun = await auth.api.beginSession({ body, headers, returnHeaders: true });
    try {
      return await work(new Headers({ 'user-agent': name, cookie: toCookie(begun.headers.getSetCookie()) }));
    } catch (error) {
      throw refusalOf(error);
    } finally {
      await db.deleteFrom('session').where('userId', '=', authId).where('userAgent', '=', name).execute();
    }
  };

  return {
    hasPassword: async (authId) => (await credentialOf(authId)) !== undefined,
    async isPassword(authId, password) {
      const hash = (await credentialOf(authId))?.password;
      return hash ? (await auth.$context).password.verify({ hash, password }) : false;
    },
    async secondFactor(authId) {
      const user = await db.selectFrom('user').select('twoFactorEnabled').where('id', '=', authId).executeTakeFirst();
      if (!user?.twoFactorEnabled) return { on: false, backupCodes: 0 };
      const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: authId } });
      return { on: true, backupCodes: backupCodes.length };
    },
    beginSecondFactor: (authId, password) =>
      inSession(authId, async (headers) => {
        const begun = await auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers });
        if (begun.method !== 'totp') throw new Error('better-auth began another second factor than was asked for');
        return { uri: begun.totpURI, backupCodes: begun.backupCodes };
      }),
    confirmSecondFactor: (authId, code) =>
      inSession(authId, async (headers) => void (await auth.api.verifyTOTP({ body: { code }, headers }))),
    endSecondFactor: (authId, password) =>
      inSession(authId, async (headers) => void (await auth.api.disableTwoFactor({ body: { password }, headers }))),
  };
}
