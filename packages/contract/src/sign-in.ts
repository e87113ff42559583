import { z } from 'zod';
import { call } from './call.ts';
import { Done, Email, Id, Moment, Required } from './fields.ts';
import { otpDigits, passwordMaxChars, passwordMinChars } from './limits.ts';
import { texts } from './texts.ts';

export const Password = z
  .string()
  .min(passwordMinChars, texts.minChars(passwordMinChars))
  .max(passwordMaxChars, texts.maxChars(passwordMaxChars));

/** A one-time code as it stands in the mail. */
const Code = z.string().trim().regex(/^\d+$/, texts.mustBeDigits).length(otpDigits, texts.codeDigits(otpDigits));

export const AccessToken = z.object({
  /** A JWT of a few minutes with the claims shopID, shopId, isAdmin, type, isCrmLogin. */
  token: z.string(),
  expiresAt: Moment,
  /** The account behind it, the same in every shop. */
  uid: Id,
});
export type AccessToken = z.infer<typeof AccessToken>;

/** A token without a shop: only good for choosing one. */
const Chooses = AccessToken.extend({ next: z.literal('select-shop') });
const In = AccessToken.extend({ next: z.literal('home') });

/** Somebody of the store's staff has no place in the team: whether they have asked for one, and whom. */
export const SeatAnswer = z.object({
  next: z.literal('seat-request'),
  state: z.enum(['not-asked', 'waiting', 'declined']),
  shopName: z.string(),
  /** Empty where nobody is the owner. */
  ownerName: z.string(),
});
export type SeatAnswer = z.infer<typeof SeatAnswer>;

/** What a sign-in leads to. */
export const SignIn = z.discriminatedUnion('next', [
  In.extend({
    /** Proof that this browser has shown a mailed code or a second factor; kept in local storage, good for 30 days. */
    browserToken: z.string().optional(),
  }),
  Chooses.extend({ browserToken: z.string().optional() }),
  /** An unknown browser: a code was mailed, `/verify-otp` asks for it. */
  z.object({ next: z.literal('verify-otp') }),
  /** The account asks for a code of its authenticator app. */
  z.object({ next: z.literal('second-factor') }),
  SeatAnswer,
]);
export type SignIn = z.infer<typeof SignIn>;

/** What the token of a link is for; says where it leads and to whom it belongs, never more. */
export const LinkPurpose = z.enum(['invitation', 'change-email', 'reset-password', 'topic-email']);
export type LinkPurpose = z.infer<typeof LinkPurpose>;

const LinkToken = z.string().min(1).max(400);
const anyone = ['anyone'] as const;

export const session = {
  'POST /client/api/sign-in': call({
    by: anyone,
    body: z.object({
      email: Email,
      password: z.string().min(1, texts.required).max(passwordMaxChars),
      browserToken: z.string().max(2_000).optional(),
    }),
    data: SignIn,
    perMinute: 10,
    summary: 'Log in with email and password; the session goes into a cookie',
  }),
  'POST /client/api/sign-in/code': call({
    by: anyone,
    body: z.object({ email: Email }),
    data: Done,
    perMinute: 5,
    summary:
      'Email a one-time code, if the email has an account; the answer doesn’t tell, and earlier codes stay valid',
  }),
  'POST /client/api/sign-in/code/verify': call({
    by: anyone,
    body: z.object({ email: Email, code: Code }),
    data: SignIn,
    perMinute: 10,
    summary: 'Log in with a one-time code',
  }),
  'POST /client/api/sign-in/second-factor': call({
    by: anyone,
    body: z.object({ code: z.string().trim().min(6).max(20) }),
    data: SignIn,
    perMinute: 10,
    summary: 'Finish logging in with a code from the authenticator app or a backup code',
  }),
  'POST /client/api/sign-in/link': call({
    by: anyone,
    body: z.object({ token: LinkToken }),
    data: SignIn,
    perMinute: 20,
    summary: 'Log in with a one-time link',
  }),
  'POST /client/api/sign-in/custom-token': call({
    by: anyone,
    body: z.object({ token: LinkToken }),
    data: SignIn,
    perMinute: 20,
    summary: 'Log in with a custom token, to the shop it was made for',
  }),
  'POST /client/api/sign-in/shopify': call({
    by: anyone,
    body: z.object({
      idToken: z.string().min(1).max(4_000),
      /** False: whoever has no place in the team is told so, and nobody is asked for one. */
      ask: z.boolean().default(true),
    }),
    data: SignIn,
    // Every embedded page asks anew each few minutes, and a whole team may share an address.
    perMinute: 300,
    summary: 'Log in with the id token of the Shopify admin; sets no cookie',
  }),
  'POST /client/api/login-otp/verify-token': call({
    by: anyone,
    body: z.object({ token: z.string().max(2_000) }),
    data: z.object({ email: z.string() }),
    perMinute: 30,
    summary: 'Whose browser token this is',
  }),
  'POST /client/api/token': call({
    by: anyone,
    data: z.discriminatedUnion('next', [In, Chooses]),
    perMinute: 120,
    summary: 'Get a new access token for the session in the cookie',
  }),
  'POST /client/api/sign-out': call({
    by: anyone,
    data: Done,
    summary: 'End the session, and its access tokens with it',
  }),
  'POST /client/api/password/reset': call({
    by: anyone,
    body: z.object({ email: Email }),
    data: Done,
    perMinute: 5,
    summary: 'Email a link to set a new password, if the email has an account; the answer doesn’t tell',
  }),
  'POST /client/api/links/read': call({
    by: anyone,
    body: z.object({ purpose: LinkPurpose, token: LinkToken }),
    data: z.object({
      email: z.string(),
      shopName: z.string().nullable(),
      /** The name that an invitation was made out to. */
      fullName: z.string().nullable(),
    }),
    perMinute: 30,
    summary: 'Who a link was sent to; doesn’t use it up',
  }),
  'POST /client/api/password': call({
    by: anyone,
    body: z.object({
      purpose: LinkPurpose.extract(['invitation', 'reset-password']),
      token: LinkToken,
      password: Password,
      fullName: Required(80).optional(),
    }),
    data: SignIn,
    perMinute: 10,
    summary: 'Set a password with the link from an invitation or a reset; ends all other sessions and logs in',
  }),
  'POST /client/api/verify': call({
    by: anyone,
    body: z.object({ token: LinkToken }),
    data: z.object({ email: z.string() }),
    perMinute: 10,
    summary: 'Confirm a new email for your account, or join a team with the account you have',
  }),
};
