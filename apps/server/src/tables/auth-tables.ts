import type { Generated } from 'kysely';
import type { MaybeMoment, Moment } from './columns.ts';

/** The tables of better-auth, named by its schema. It writes them; what we read and change ourselves stands here. */
export interface AuthTables {
  user: {
    id: string;
    name: string;
    email: string;
    emailVerified: boolean;
    updatedAt: Moment;
    twoFactorEnabled: Generated<boolean>;
  };
  session: {
    id: string;
    token: string;
    userId: string;
    expiresAt: Moment;
    createdAt: Moment;
    updatedAt: Moment;
    userAgent: string | null;
    /** The shop that this browser has chosen. */
    shopId: string | null;
    isCrmLogin: Generated<boolean>;
  };
  account: {
    id: string;
    accountId: string;
    providerId: string;
    userId: string;
    password: string | null;
    updatedAt: Moment;
  };
  verification: { id: string; identifier: string; value: string; expiresAt: Moment };
  twoFactor: {
    id: string;
    secret: string;
    backupCodes: string;
    userId: string;
    verified: Generated<boolean>;
    failedVerificationCount: Generated<number | null>;
    lockedUntil: MaybeMoment;
  };
}
