import { CallFailed, createApi, type Upload } from '@chatty/client/api';
import { texts } from '#texts/session.ts';
import { accessToken } from './session/session.ts';

/** Without a session no call can be signed in, so nothing leaves this page any more. */
async function token(renew: boolean): Promise<string> {
  const bearer = await accessToken(renew);
  if (!bearer) throw new CallFailed('session_expired', texts.logInAgain);
  return bearer;
}

/**
 * When the server no longer takes the person for a member, the page checks at once whether the session is over and says
 * so.
 */
function onRefused({ code }: CallFailed): void {
  if (code === 'not_signed_in') accessToken(true).catch(() => {});
}

/** No first screen uploads anything. */
async function upload(url: string, given: Upload): Promise<Response> {
  const { uploadWithProgress } = await import('@chatty/client/upload-with-progress');
  return uploadWithProgress(url, given);
}

/** Calls of the signed-in person: `const { data } = await api('GET /faqs', { query })`. Throws `CallFailed`. */
export const api = createApi({ origin: '', token, onRefused, upload });
