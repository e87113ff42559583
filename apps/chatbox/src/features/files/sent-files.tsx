import type { FileRef } from '@chatty/contract/files';
import type { ReactNode } from 'react';
import { useChat } from '../../app/use-chat.ts';
import { Icon } from '../../ui/icons.tsx';

const sizeText = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** A link leads only to our own server: the address comes with the message. */
const address = (origin: string, url: string) => new URL(url, origin).href;

/** The files of a message: pictures as pictures, everything else by name and size. */
export function SentFiles({ files }: { files: readonly FileRef[] }): ReactNode {
  const { origin } = useChat().config;
  return files.map((file) => {
    const href = address(origin, file.url);
    const picture = file.type.startsWith('image/') && file.type !== 'image/heic';
    const ratio = file.width && file.height ? file.width / file.height : 4 / 3;
    return (
      <a key={file.id} className={picture ? 'picture' : 'sent-file'} href={href} target="_blank" rel="noopener">
        {picture ? (
          <img
            src={href}
            alt={file.name}
            loading="lazy"
            style={{ aspectRatio: String(Math.min(2.5, Math.max(0.6, ratio))) }}
          />
        ) : (
          <>
            <Icon name="file" />
            <span className="attached-name">{file.name}</span>
            <span className="faint">{sizeText(file.bytes)}</span>
          </>
        )}
      </a>
    );
  });
}
