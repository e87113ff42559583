const schemes = /^(?:https?:\/\/[^/?#]|mailto:[^?]|tel:\+?\d)/i;
// A browser drops tabs and line breaks inside an address and reads `\` as `/`, so none of them may stand in one.
const unsafeCharacters = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\<>"'`]/;

/** The address when a link may carry it: http(s), mailto, tel, or a path of the same site. Null for anything else. */
export function safeHref(address: string): string | null {
  const href = address.trim();
  if (href.length === 0 || href.length > 2_000 || unsafeCharacters.test(href)) return null;
  if (href.startsWith('/')) return href.startsWith('//') ? null : href;
  if (!schemes.test(href)) return null;
  try {
    new URL(href);
    return href;
  } catch {
    return null;
  }
}

/** The address when a picture may be loaded from it: https, or a file that our own server keeps. Null for anything else. */
export function safeImage(address: string): string | null {
  const src = safeHref(address);
  return src !== null && /^(?:https:\/\/|\/files\/)/i.test(src) ? src : null;
}
