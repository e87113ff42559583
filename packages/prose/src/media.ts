import { videoPlayer } from '@chatty/contract/rich-text';
import { safeImage } from './safe-href.ts';

/** A picture, or a video in the player of one of the known sites. */
export interface Media {
  kind: 'image' | 'video';
  src: string;
  /** What a picture shows, what a video is called; may be empty. */
  title: string;
  /** As far as it is known; it keeps the place for what is not loaded yet. */
  width: number | null;
  height: number | null;
}

/** What may be shown under an address; null when nothing may. */
export type ReadMedia = (address: string, title: string, width?: string, height?: string) => Media | null;

export const mediaAt: ReadMedia = (address, title, width = '', height = '') => {
  const size = { width: Number(width) || null, height: Number(height) || null };
  const player = videoPlayer(address);
  if (player) return { kind: 'video', src: player, title, ...size };
  const src = safeImage(address);
  return src === null ? null : { kind: 'image', src, title, ...size };
};

const sites: readonly [host: RegExp, name: string][] = [
  [/youtube/, 'YouTube'],
  [/vimeo/, 'Vimeo'],
  [/tiktok/, 'TikTok'],
];

/** Whose player it is. */
export const siteOf = ({ src }: Media): string => {
  const { hostname } = new URL(src);
  return sites.find(([host]) => host.test(hostname))?.[1] ?? hostname;
};

/** The player as it is loaded once somebody wants to see the video: it begins, and is asked to remember nobody. */
export function quietPlayer({ src }: Media): string {
  const url = new URL(src);
  if (/youtube/.test(url.hostname)) url.hostname = 'www.youtube-nocookie.com';
  if (/vimeo/.test(url.hostname)) url.searchParams.set('dnt', '1');
  url.searchParams.set('autoplay', '1');
  return url.href;
}
