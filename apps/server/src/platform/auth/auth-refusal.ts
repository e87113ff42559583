/** Why better-auth refused, as far as the person can do something about it. */
export type RefusedFor =
  | 'wrong password'
  | 'wrong code'
  | 'locked'
  | 'second step gone'
  | 'second factor on'
  | 'second factor not begun';

const reasons: Readonly<Record<string, RefusedFor>> = {
  INVALID_PASSWORD: 'wrong password',
  INVALID_CODE: 'wrong code',
  INVALID_TWO_FACTOR_COOKIE: 'second step gone',
  ACCOUNT_TEMPORARILY_LOCKED: 'locked',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'locked',
  TOTP_ALREADY_ENABLED: 'second factor on',
  TOTP_NOT_ENABLED: 'second factor not begun',
};

/** A refusal of better-auth. Whoever asked tells the person, in words of their own. */
export class AuthRefusal extends Error {
  readonly why: RefusedFor;
  constructor(why: RefusedFor) {
    super(why);
    this.why = why;
  }
}

/** What better-auth threw as a refusal, or as it is where it is none. */
export function refusalOf(error: unknown): unknown {
  const code = (error as { body?: { code?: string } } | null)?.body?.code;
  const why = code === undefined ? undefined : reasons[code];
  return why ? new AuthRefusal(why) : error;
}
