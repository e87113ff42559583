/** What the address bar calls this page. */
export const currentPath = (): string => window.location.pathname + window.location.search + window.location.hash;

/** A path of this very app. Everything else (another origin, `//host`, a scheme, no text) leads to the start. */
export function ownPath(text: unknown, origin: string = window.location.origin): string {
  if (typeof text !== 'string' || !text.startsWith('/') || /[\\\s\u0000-\u001f]/.test(text)) return '/';
  const url = URL.parse(text, origin);
  if (url?.origin !== origin || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}
