import type { Preview, PreviewDraft, PreviewSays } from '@chatty/contract/widget-preview';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

const isSaid = (data: unknown, what: PreviewSays['chatty']): boolean =>
  typeof data === 'object' && data !== null && 'chatty' in data && data.chatty === what;

interface PreviewFrame {
  frame: RefObject<HTMLIFrameElement | null>;
  preview: Preview;
  /** Somebody wants the keyboard back. */
  onLeft(): void;
}

/** Shows the preview in the frame as soon as that is ready, and every change at once. Only the frame's own page is heard. */
export function usePreviewFrame({ frame, preview, onLeft }: PreviewFrame): void {
  const ready = useRef(false);
  const show = useEffectEvent(() => {
    const draft: PreviewDraft = { chatty: 'preview this', preview };
    // The frame is sandboxed, so it has no origin to name. What it is told, every visitor may know once it is saved.
    if (ready.current) frame.current?.contentWindow?.postMessage(draft, '*');
  });
  const leave = useEffectEvent(() => onLeft());
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || origin !== 'null') return;
      if (isSaid(data, 'preview is left')) leave();
      if (!isSaid(data, 'preview is ready')) return;
      ready.current = true;
      show();
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [frame]);
  // The same values are no change.
  const said = JSON.stringify(preview);
  useEffect(() => show(), [said]);
}
