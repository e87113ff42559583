import { CallFailed, createApi } from '@chatty/client/api';
import { useSyncExternalStore } from 'react';

/** `expired`: there was a session in this page and the server ended it; the screens stay until the person says OK. */
export type SessionStatus = 'checking' | 'unreachable' | 'out' | 'in' | 'expired';

interface Access {
  token: string;
  expiresAt: string;
}

/** The address of one-time links; the page there signs in by itself. */
export const linkPath = '/sign-in/link';

/** A token is renewed this long before it ends, so that no request leaves with one that dies on the way. */
const marginMs = 20_000;

let status: SessionStatus = 'checking';
let access: Access | null = null;
let renewal: Promise<string | null> | null = null;
const listeners = new Set<() => void>();

/** Before sign-in, and for the calls that need only the session's cookie. */
const openApi = createApi({ origin: '', token: async () => null });

function become(next: SessionStatus, token: Access | null) {
  status = next;
  access = token;
  for (const it of listeners) it();
}

async function renewToken(): Promise<string | null> {
  try {
    const { data } = await openApi('POST /client/api/token');
    become('in', data);
    return data.token;
  } catch (problem) {
    if (!(problem instanceof CallFailed) || problem.passing) throw problem;
    become(status === 'in' || status === 'expired' ? 'expired' : 'out', null);
    return null;
  }
}

/** The access token, renewed when it is about to end. It lives in memory only; the session's cookie is not readable. */
export async function accessToken(renew: boolean): Promise<string | null> {
  if (status === 'out') return null;
  if (!renew && access && Date.parse(access.expiresAt) - Date.now() > marginMs) return access.token;
  renewal ??= renewToken().finally(() => {
    renewal = null;
  });
  return renewal;
}

/** Finds out whether the browser still holds a session. */
export async function resume(): Promise<void> {
  if (status === 'unreachable') become('checking', null);
  try {
    await accessToken(true);
  } catch {
    if (status === 'checking') become('unreachable', null);
  }
}

/** Throws `CallFailed`; its message and fields are for the form. */
export async function signIn(email: string, password: string): Promise<void> {
  const { data } = await openApi('POST /client/api/sign-in', { body: { email, password } });
  if (data.next === 'home') become('in', data);
}

/** Signs in with the token of a one-time link. */
export async function signInByLink(token: string): Promise<void> {
  const { data } = await openApi('POST /client/api/sign-in/link', { body: { token } });
  if (data.next === 'home') become('in', data);
}

/** Ends the session here at once; the server is told on the way. */
export async function signOut(): Promise<void> {
  become('out', null);
  await openApi('POST /client/api/sign-out').catch(() => {});
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useSessionStatus = (): SessionStatus => useSyncExternalStore(subscribe, () => status);
