/**
 * What a request's `Cookie` header says of a cookie, as it stands there; null without it, and for one that stands there twice: who reads the
 * first and who reads the last would not speak of the same. The one way in which cookies are read: what is to be counted
 * and what is to be proved must be the same cookie, however the header is written.
 */
export function readCookie(header: string | null | undefined, name: string): string | null {
  const values = (header ?? '').split(';').flatMap((piece) => {
    const [key = '', ...value] = piece.split('=');
    return value.length > 0 && key.trim() === name ? [value.join('=').trim()] : [];
  });
  return values.length === 1 ? (values[0] ?? null) : null;
}
