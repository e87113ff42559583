const RETRY_HEADER = 'x-shopify-retry-invalid-session-request';

/**
 * Adds an ID token to requests of the app's own origins that carry no Authorization header, and asks once more with a
 * fresh one when the server says that the token was not good.
 */
export function addTokenToFetch(appOrigins: readonly string[], idToken: () => Promise<string>): void {
  const plain = window.fetch.bind(window);
  const isOurs = (url: URL): boolean =>
    url.origin === location.origin ||
    (url.protocol === location.protocol && url.hostname.endsWith(`.${location.hostname}`)) ||
    appOrigins.includes(url.origin);

  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!isOurs(url)) return plain(input, init);
    const request = new Request(input, init);
    if (request.headers.has('authorization')) return plain(request);
    const send = async (): Promise<Response> => {
      const attempt = request.clone();
      attempt.headers.set('authorization', `Bearer ${await idToken()}`);
      attempt.headers.set('x-requested-with', 'XMLHttpRequest');
      return plain(attempt);
    };
    const answer = await send();
    return answer.status === 401 && answer.headers.has(RETRY_HEADER) ? send() : answer;
  };
}
