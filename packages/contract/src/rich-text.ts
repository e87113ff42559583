/** What rich text may link to and embed: the editor helps people keep to it, the server's sanitiser makes sure. */

/** Rich text longer than this, in characters of HTML, is refused before it is parsed. */
export const richTextMaxChars = 100_000;

/** What a video that was given no name is called in rich text: a frame must be called something. */
export const namelessVideo = 'Video';

const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** An address to resolve against, only to read a relative link the way a browser does. */
const anyPage = 'https://shop.invalid/';

/** Browsers skip these when they read an address, so `java\nscript:` is a script. */
const skippedByBrowsers = /[\p{Cc}\p{Cf}\p{Z}]/gu;

function read(address: string): URL | null {
  try {
    return new URL(address.replace(skippedByBrowsers, ''), anyPage);
  } catch {
    return null;
  }
}

/** True when a link may go there: http, https, mailto, tel, or a place on the same site. */
export function isSafeLink(address: string): boolean {
  const url = read(address);
  return url !== null && address.trim() !== '' && linkSchemes.includes(url.protocol);
}

/** True when an image may come from there: https, or a file of the same site. */
export function isSafeImage(address: string): boolean {
  const url = read(address);
  return url !== null && address.trim() !== '' && url.protocol === 'https:';
}

/** Exact hosts, and the paths under which they serve a player. */
const players: readonly { hosts: readonly string[]; path: RegExp }[] = [
  {
    hosts: ['www.youtube.com', 'youtube.com', 'www.youtube-nocookie.com', 'youtube-nocookie.com'],
    path: /^\/embed\/[\w-]{1,64}$/,
  },
  { hosts: ['player.vimeo.com'], path: /^\/video\/\d{1,20}$/ },
  { hosts: ['www.tiktok.com'], path: /^\/(?:embed(?:\/v[23])?|player\/v1)\/\d{1,25}$/ },
];

/** The address of a video player as it may stand in an iframe, or null when it is none of the known video sites'. */
export function videoPlayer(src: string): string | null {
  if (!/^https:\/\//i.test(src)) return null;
  const url = read(src);
  if (!url || url.protocol !== 'https:' || url.port || url.username || url.password) return null;
  const known = players.some((it) => it.hosts.includes(url.hostname) && it.path.test(url.pathname));
  return known ? `https://${url.hostname.replace(/^youtube/, 'www.youtube')}${url.pathname}${url.search}` : null;
}

const id = (path: string, pattern: RegExp) => pattern.exec(path)?.[1] ?? null;

const watchPages: Record<string, (url: URL) => string | null> = {
  'youtube.com': (url) => {
    const video = url.searchParams.get('v') ?? id(url.pathname, /^\/(?:shorts|live|embed)\/([\w-]+)/);
    return video && `https://www.youtube-nocookie.com/embed/${video}`;
  },
  'youtu.be': (url) => {
    const video = id(url.pathname, /^\/([\w-]+)/);
    return video && `https://www.youtube-nocookie.com/embed/${video}`;
  },
  'vimeo.com': (url) => {
    const video = id(url.pathname, /^\/(?:video\/|channels\/[\w-]+\/)?(\d+)/);
    const unlisted = url.searchParams.get('h') ?? id(url.pathname, /^\/\d+\/([0-9a-f]+)/);
    return video && `https://player.vimeo.com/video/${video}${unlisted ? `?h=${unlisted}` : ''}`;
  },
  'tiktok.com': (url) => {
    const video = id(url.pathname, /\/video\/(\d+)/);
    return video && `https://www.tiktok.com/player/v1/${video}`;
  },
};

/** The player of the video behind a link that a person copied from YouTube, Vimeo or TikTok; null for any other link. */
export function videoFromLink(link: string): string | null {
  const typed = link.trim();
  const url = read(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url) return null;
  const direct = videoPlayer(url.href);
  if (direct) return direct;
  const player = watchPages[url.hostname.replace(/^(?:www|m|music|player)\./, '')]?.(url);
  return player ? videoPlayer(player) : null;
}
