import { createElement as h, type ReactElement, useState } from 'react';
import { type Media, mediaAt, quietPlayer, siteOf } from './media.ts';
import type { MediaDrawing } from './react.ts';

export interface MediaOptions {
  /** Where our own files are kept. */
  origin: string;
  video: string;
  /** What the button before a video says: what it does, and whom it asks. */
  playVideo(title: string): string;
  loadsFrom(site: string): string;
}

// The keyboard goes on where the button was.
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** A video of another site. Nothing of it is asked for before somebody presses the button. */
function Video({ media, options }: { media: Media; options: MediaOptions }): ReactElement {
  const [wanted, setWanted] = useState(false);
  const upright = siteOf(media) === 'TikTok';
  const className = `prose-video${upright ? ' prose-video-upright' : ''}`;
  if (wanted) {
    return h('iframe', {
      className,
      src: quietPlayer(media),
      title: media.title || options.video,
      ref: takeFocus,
      allow: 'autoplay; fullscreen; picture-in-picture; encrypted-media',
      allowFullScreen: true,
      referrerPolicy: 'strict-origin-when-cross-origin',
      sandbox: 'allow-scripts allow-same-origin allow-popups allow-presentation',
    });
  }
  return h(
    'button',
    { type: 'button', className, onClick: () => setWanted(true) },
    h('span', { className: 'prose-play', 'aria-hidden': true }),
    h('span', { className: 'prose-video-title' }, options.playVideo(media.title)),
    h('span', { className: 'prose-video-site' }, options.loadsFrom(siteOf(media))),
  );
}

/** A picture, or a video behind a button. Their place is kept before they are loaded. */
export function MediaView({ media, options }: { media: Media; options: MediaOptions }): ReactElement {
  if (media.kind === 'video') return h(Video, { media, options });
  const { width, height } = media;
  const sized = width !== null && height !== null;
  return h('img', {
    className: sized ? 'prose-image' : 'prose-image prose-image-unsized',
    src: new URL(media.src, options.origin).href,
    alt: media.title,
    loading: 'lazy',
    // Also where the picture turns out to be of another shape: what is below it stays.
    ...(sized ? { width, height, style: { aspectRatio: `${width} / ${height}` } } : {}),
  });
}

/** Shows pictures and videos in prose. */
export const mediaShown = (options: MediaOptions): MediaDrawing => ({
  mediaAt,
  draw: (media) => h(MediaView, { media, options }),
});
