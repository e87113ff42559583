import { type Api, CallFailed, createApi } from '@chatty/client/api';
import { texts } from '#texts/session.ts';
import { accessToken, currentClaims } from './session/session.ts';

function whose(): string | null {
  const claims = currentClaims();
  return claims && `${claims.authId} ${claims.shopId}`;
}

/**
 * Calls of whoever is signed in now, for what goes on behind the screens. Once it is somebody else, or nobody, they throw
 * `session_expired`: nothing ever leaves in the name of the next one.
 */
export function ownApi(): Api {
  const mine = whose();
  return createApi({
    origin: '',
    async token(renew) {
      const bearer = await accessToken(renew);
      // Looked at last: the session may have changed hands while the token was renewed.
      if (!bearer || whose() !== mine) throw new CallFailed('session_expired', texts.logInAgain);
      return bearer;
    },
  });
}
