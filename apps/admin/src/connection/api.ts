import { CallFailed, createApi } from '@chatty/client/api';
import { uploadWithProgress } from '@chatty/client/upload-with-progress';
import { texts } from '#texts/session.ts';
import { accessToken } from './session/session.ts';

/** Without a session there is nobody to ask as: nothing leaves this page any more, whatever goes on in it. */
async function token(renew: boolean): Promise<string> {
  const bearer = await accessToken(renew);
  if (!bearer) throw new CallFailed('session_expired', texts.logInAgain);
  return bearer;
}

/** Who is not taken for one of the team any more finds out at once whether the session is over, and the page says it. */
function onRefused({ code }: CallFailed): void {
  if (code === 'not_signed_in') accessToken(true).catch(() => {});
}

/** Calls of the signed-in person: `const { data } = await api('GET /faqs', { query })`. Throws `CallFailed`. */
export const api = createApi({ origin: '', token, onRefused, upload: uploadWithProgress });
