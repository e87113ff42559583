import { type Preview, type PreviewScreen, previewPath } from '@chatty/contract/widget-preview';
import { useElementSize } from '@mantine/hooks';
import { useRef } from 'react';
import { texts } from '#texts/widget.ts';
import { useMe } from '../../../people/me.tsx';
import { isEmbedded } from '../../../ui/embedded/app-bridge.ts';
import classes from './preview.module.css';
import { usePreviewFrame } from './use-preview-frame.ts';

/** The window that the preview plays, in pixels. */
const windows = { desktop: { width: 768, height: 740 }, phone: { width: 375, height: 700 } };
export type Device = keyof typeof windows;

interface PreviewFrameProps {
  preview: Preview;
  device: Device;
  screen: PreviewScreen;
  locale: string;
}

/** The chatbox as visitors load it, in a window of the device's size that is made as small as there is room. */
export function PreviewFrame({ preview, device, screen, locale }: PreviewFrameProps) {
  const { shop } = useMe();
  const frame = useRef<HTMLIFrameElement>(null);
  const { ref, width: room } = useElementSize();
  const after = useRef<HTMLSpanElement>(null);
  usePreviewFrame({ frame, preview, onLeft: () => after.current?.focus({ preventScroll: true }) });
  const { width, height } = windows[device];
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  const query = new URLSearchParams({ screen, locale, ...(isEmbedded() ? { shop: shop.shopifyDomain } : {}) });
  return (
    <div ref={ref} className={classes.stage}>
      <div className={classes.window} style={{ width: width * scale, height: height * scale }}>
        <iframe
          // Another screen begins anew, as another page of the store would.
          key={`${device} ${query}`}
          ref={frame}
          title={texts.preview.frame}
          src={`${previewPath}?${query}${screen === 'launcher' || screen === 'popup' ? '' : '#chatty'}`}
          // It is a page of ours, and yet nothing of the admin's is within its reach. Its forms tell the chat that they were
          // sent, and its policy lets them send nothing.
          sandbox="allow-scripts allow-forms"
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
      <span ref={after} tabIndex={-1} className="visually-hidden">
        {texts.preview.left}
      </span>
    </div>
  );
}
