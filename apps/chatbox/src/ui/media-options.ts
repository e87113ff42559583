import type { MediaOptions } from '@chatty/prose/media-view';
import { say } from './say.ts';

/** How pictures and videos are shown; our own files are those of this server. */
export const mediaOptions = (origin: string): MediaOptions => ({
  origin,
  video: say('faqsVideo'),
  playVideo: (title) => (title === '' ? say('faqsPlayVideo') : say('faqsPlayTitledVideo', { title })),
  loadsFrom: (site) => say('faqsLoadsFrom', { site }),
});
