/** Session ids and the like have no place in statistics: a part of a path that is this long is left out. */
export const trackedPartMaxChars = 18;

/**
 * A path without the ids in it, and without query or hash: `/inbox/0198c2…?tab=1` becomes `/inbox`. Source: the
 * specification's section 9.
 */
export const pathToTrack = (path: string): string =>
  path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter((it, i) => i === 0 || it.length <= trackedPartMaxChars)
    .join('/') || '/';
