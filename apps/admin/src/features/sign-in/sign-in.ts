import { CallFailed, type DataOf } from '@chatty/client/api';
import { texts } from '#texts/session.ts';
import { browserToken, pendingSignIn, unsaidSignOut } from '../../connection/session/browser/kept.ts';
import { openApi } from '../../connection/session/open-api.ts';
import { tellOtherTabs } from '../../connection/session/browser/other-tabs.ts';
import { awaitSecondFactor, isForeign, settle } from '../../connection/session/session.ts';

type SignIn = DataOf<'POST /client/api/sign-in'>;
/** What a sign-in leads to. */
export type Next = SignIn['next'];

/** Says of a custom token what the person should read (specification, section 8). */
export const { autoLoginFailed } = texts;

/** Goes where a sign-in leads. All of these throw `CallFailed`; its message and fields are for the form. */
function take(answer: SignIn): Next {
  if (answer.next === 'second-factor') awaitSecondFactor();
  if (answer.next !== 'home' && answer.next !== 'select-shop') return answer.next;
  if (answer.browserToken) browserToken.write(answer.browserToken);
  pendingSignIn.clear();
  // The server put this session in the place of the one that was left.
  unsaidSignOut.clear();
  tellOtherTabs('in');
  // This page still holds somebody else's data; only a fresh page is surely empty.
  if (isForeign(answer)) window.location.replace('/inbox');
  else settle(answer);
  return answer.next;
}

/** The kept browser token, if it was given to this email (specification, section 5: login verification). */
async function browserTokenOf(email: string): Promise<string | undefined> {
  const token = browserToken.read();
  if (!token) return undefined;
  try {
    const { data } = await openApi('POST /client/api/login-otp/verify-token', { body: { token } });
    return data.email.toLowerCase() === email.toLowerCase() ? token : undefined;
  } catch (problem) {
    // Without it the sign-in goes on with a mailed code. An invalid token is dropped, so that nobody checks it again.
    if (problem instanceof CallFailed && !problem.passing) browserToken.clear();
    return undefined;
  }
}

const awaitCode = (email: string, to: string) => pendingSignIn.write({ email, to, mailedAt: Date.now() });

/** With `verify-otp` a code is on its way, and `to` is remembered for after it. */
export async function signIn(email: string, password: string, to: string): Promise<Next> {
  const body = { email, password, browserToken: await browserTokenOf(email) };
  const next = take((await openApi('POST /client/api/sign-in', { body })).data);
  if (next === 'verify-otp') awaitCode(email, to);
  return next;
}

/** Mails a one-time code, if the email has an account; whether it has is not told. */
export async function mailCode(email: string, to: string): Promise<void> {
  await openApi('POST /client/api/sign-in/code', { body: { email } });
  awaitCode(email, to);
}

export async function signInByCode(email: string, code: string): Promise<Next> {
  return take((await openApi('POST /client/api/sign-in/code/verify', { body: { email, code } })).data);
}

export async function signInBySecondFactor(code: string): Promise<Next> {
  return take((await openApi('POST /client/api/sign-in/second-factor', { body: { code } })).data);
}

/** Signs in with the token of a one-time link. */
export async function signInByLink(token: string): Promise<Next> {
  return take((await openApi('POST /client/api/sign-in/link', { body: { token } })).data);
}

/** Signs in with a custom token, for the shop that it was made for. */
export async function signInByCustomToken(token: string): Promise<Next> {
  return take((await openApi('POST /client/api/sign-in/custom-token', { body: { token } })).data);
}

type NewPassword = { purpose: 'invitation' | 'reset-password'; token: string; password: string; fullName?: string };

/** Sets a password by the link of an invitation or a reset, and signs in. */
export async function signInByNewPassword(body: NewPassword): Promise<Next> {
  return take((await openApi('POST /client/api/password', { body })).data);
}
