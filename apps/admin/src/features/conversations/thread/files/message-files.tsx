import type { FileRef } from '@chatty/contract/files';
import { IconFile } from '@tabler/icons-react';
import { useState } from 'react';
import { texts } from '#texts/conversation-thread.ts';
import { later } from '../../../../ui/later/later.ts';
import classes from './files.module.css';

const lightbox = later(() => import('./lightbox.tsx'));

const sizes = ['B', 'KB', 'MB'];

/** A size as people write it. */
function fileSize(bytes: number): string {
  const step = bytes < 1_024 ? 0 : bytes < 1_024 * 1_024 ? 1 : 2;
  const value = bytes / 1_024 ** step;
  return `${step === 0 || value >= 10 ? Math.round(value) : value.toFixed(1)} ${sizes[step]}`;
}

/** Pictures that browsers draw; HEIC is a link, as few can. */
const drawn = /^image\/(png|jpeg|gif|webp|avif)$/;

/** The files of a message: pictures small, to be looked at large where they stand; the rest as links. */
export function MessageFiles({ files }: { files: readonly FileRef[] }) {
  return files.length === 0 ? null : <Files files={files} />;
}

function Files({ files }: { files: readonly FileRef[] }) {
  const [shown, setShown] = useState<string | null>(null);
  const code = lightbox.use(shown !== null);
  const pictures = files.filter((it) => drawn.test(it.type));
  return (
    <ul className={classes.files}>
      {files.map((file) => (
        <li key={file.id}>
          {drawn.test(file.type) ? (
            <a
              href={file.url}
              target="_blank"
              rel="noreferrer"
              className={classes.picture}
              aria-label={texts.viewPicture(file.name)}
              onClick={(event) => {
                // With a key of the browser's own it opens in a tab of its own.
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                setShown(file.id);
              }}
              title={`${file.name}, ${fileSize(file.bytes)}`}
            >
              <img
                src={file.url}
                alt={file.name}
                width={file.width ?? 200}
                height={file.height ?? 150}
                loading="lazy"
                decoding="async"
              />
            </a>
          ) : (
            <a href={file.url} target="_blank" rel="noreferrer" className={classes.file}>
              <IconFile size={18} stroke={1.6} aria-hidden />
              <span className={classes.fileName}>{file.name}</span>
              <span className={classes.fileSize}>{fileSize(file.bytes)}</span>
            </a>
          )}
        </li>
      ))}
      {code && shown !== null && (
        <code.Lightbox pictures={pictures} shown={shown} onShow={setShown} onClose={() => setShown(null)} />
      )}
    </ul>
  );
}
