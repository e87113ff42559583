import type { FileRef } from '@chatty/contract/files';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { texts } from '../../ui/texts.ts';
import type { Attachments } from './attachments.ts';

const sizeText = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** What is attached to the message that is being written. */
export function AttachedFiles({ attachments }: { attachments: Attachments }): ReactNode {
  const { all, problem } = attachments;
  if (all.length === 0 && !problem) return null;
  return (
    <>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <ul className="attached">
        {all.map((it) => (
          <li key={it.key} className={it.problem ? 'attached-file attached-failed' : 'attached-file'}>
            <Icon name={it.problem ? 'alert' : it.ref ? 'check' : 'file'} size={16} />
            <span className="attached-name">{it.file.name}</span>
            {it.problem ? (
              <span className="problem" role="alert">
                {it.problem}
              </span>
            ) : it.ref ? null : (
              <progress max={1} value={it.share} aria-label={it.file.name} />
            )}
            {it.problem && it.retryable && (
              <button type="button" className="link" onClick={() => attachments.retry(it.key)}>
                {texts.retry}
              </button>
            )}
            <button
              type="button"
              className="icon icon-small"
              aria-label={texts.remove(it.file.name)}
              onClick={() => attachments.remove(it.key)}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A link leads only to our own server: the address comes with the message. */
const address = (origin: string, url: string) => new URL(url, origin).href;

/** The files of a message: pictures as pictures, everything else by name and size. */
export function SentFiles({ files, origin }: { files: readonly FileRef[]; origin: string }): ReactNode {
  return files.map((it) => {
    const href = address(origin, it.url);
    const picture = it.type.startsWith('image/') && it.type !== 'image/heic';
    const ratio = it.width && it.height ? it.width / it.height : 4 / 3;
    return (
      <a key={it.id} className={picture ? 'picture' : 'sent-file'} href={href} target="_blank" rel="noopener">
        {picture ? (
          <img
            src={href}
            alt={it.name}
            loading="lazy"
            style={{ aspectRatio: String(Math.min(2.5, Math.max(0.6, ratio))) }}
          />
        ) : (
          <>
            <Icon name="file" />
            <span className="attached-name">{it.name}</span>
            <span className="faint">{sizeText(it.bytes)}</span>
          </>
        )}
      </a>
    );
  });
}
