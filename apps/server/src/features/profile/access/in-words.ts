import { texts } from '#texts/sign-in.ts';
import { texts as own } from '#texts/profile.ts';
import { AuthRefusal } from '../../../platform/auth/auth-refusal.ts';
import { Problem } from '../../../platform/problem.ts';

const wrong = (field: string, told: string) => new Problem('bad_input', told, { [field]: told });

/** A refusal as what the person can do about it; anything else as it is. */
export function inWords(error: unknown): unknown {
  switch (error instanceof AuthRefusal && error.why) {
    case 'wrong password':
      return wrong('password', texts.wrongPassword);
    case 'wrong code':
      return wrong('code', texts.wrongAppCode);
    case 'locked':
      return new Problem('too_many', texts.tooManyCodesLocked);
    case 'second factor on':
      return new Problem('conflict', own.twoFactorOn);
    case 'second factor not begun':
      return new Problem('conflict', own.twoFactorNotBegun);
    default:
      return error;
  }
}
