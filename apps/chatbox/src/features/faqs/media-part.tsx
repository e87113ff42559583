import { MediaView } from '@chatty/prose/media-view';
import type { ReactNode } from 'react';
import type { PartProps } from '../../app/slots.ts';
import { useChat } from '../../app/use-chat.ts';
import { mediaOptions } from '../../ui/media-options.ts';

/** What the FAQs behind an answer show beside their words. */
export function MediaPart({ part }: PartProps<'media'>): ReactNode {
  const { origin } = useChat().config;
  return (
    <div className="media">
      {part.media.map((media) => (
        <MediaView key={media.src} media={media} options={mediaOptions(origin)} />
      ))}
    </div>
  );
}
