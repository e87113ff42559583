// Made from the migrations by `npm run tables`: change those, not this.
import type { Generated, Json, MaybeMoment, Moment } from './columns.ts';

export interface PlatformTables {
  account: {
    id: string;
    accountId: string;
    providerId: string;
    userId: string;
    accessToken: string | null;
    refreshToken: string | null;
    idToken: string | null;
    accessTokenExpiresAt: MaybeMoment;
    refreshTokenExpiresAt: MaybeMoment;
    scope: string | null;
    password: string | null;
    createdAt: Generated<Moment>;
    updatedAt: Generated<Moment>;
  };
  event_counters: {
    shop_id: string;
    n: Generated<number>;
  };
  events: {
    shop_id: string;
    n: number;
    for_team: boolean;
    for_contact: string | null;
    type: string;
    payload: Json<unknown>;
    created_at: Generated<Moment>;
    for_visitors: Generated<boolean>;
  };
  kept_secrets: {
    name: string;
    sealed: string;
    created_at: Generated<Moment>;
  };
  one_time_tokens: {
    hash: string;
    purpose: string;
    payload: Json<unknown>;
    subject: string;
    expires_at: Moment;
    created_at: Generated<Moment>;
  };
  /** Server processes that live. */
  processes: {
    id: string;
    beat_at: Moment;
  };
  running_jobs: {
    job_id: string;
    attempt: number;
    queue: string;
    process_id: string;
    /** When the attempt began. Processes of earlier versions renew it: to them it is the sign of life itself. */
    beat_at: Generated<Moment>;
  };
  session: {
    id: string;
    expiresAt: Moment;
    token: string;
    createdAt: Generated<Moment>;
    updatedAt: Generated<Moment>;
    ipAddress: string | null;
    userAgent: string | null;
    userId: string;
    /** The shop that this browser has chosen. */
    shopId: string | null;
    isCrmLogin: Generated<boolean>;
  };
  tries: {
    key: string;
    used: number;
    open_at: Moment;
    forgotten_at: Moment;
  };
  twoFactor: {
    id: string;
    secret: string;
    backupCodes: string;
    userId: string;
    verified: Generated<boolean>;
    failedVerificationCount: Generated<number | null>;
    lockedUntil: MaybeMoment;
  };
  user: {
    id: string;
    name: string;
    email: string;
    emailVerified: boolean;
    image: string | null;
    createdAt: Generated<Moment>;
    updatedAt: Generated<Moment>;
    twoFactorEnabled: Generated<boolean>;
  };
  verification: {
    id: string;
    identifier: string;
    value: string;
    expiresAt: Moment;
    createdAt: Generated<Moment>;
    updatedAt: Generated<Moment>;
  };
}
