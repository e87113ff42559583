import type { MediaOptions } from '@chatty/prose/react';
import { texts } from './texts.ts';

/** How pictures and videos are shown; our own files are those of this server. */
export const mediaOptions = (origin: string): MediaOptions => ({
  origin,
  video: texts.video,
  playVideo: texts.playVideo,
  loadsFrom: texts.loadsFrom,
});
