import { createApi, type Api } from '@chatty/client/api';
import type { Services } from '../ctx.ts';

/** Signs somebody in by a one-time link, over HTTP as a browser would. */
export async function signInByLink(
  { origin, services }: { origin: string; services: Pick<Services, 'sessions'> },
  email: string,
): Promise<{ api: Api; token: string }> {
  const open = createApi({ origin, token: async () => null });
  const { data } = await open('POST /client/api/sign-in/link', {
    body: { token: await services.sessions.makeLink(email) },
  });
  if (data.next !== 'home') throw new Error(`The sign-in led to ${data.next}.`);
  const { token } = data;
  return { token, api: createApi({ origin, token: async () => token }) };
}
