import type { FileRef } from '@chatty/contract/files';
import { IconFile } from '@tabler/icons-react';
import classes from './message.module.css';

const sizes = ['B', 'KB', 'MB'];

/** A size as people write it. */
function fileSize(bytes: number): string {
  const step = bytes < 1_024 ? 0 : bytes < 1_024 * 1_024 ? 1 : 2;
  const value = bytes / 1_024 ** step;
  return `${step === 0 || value >= 10 ? Math.round(value) : value.toFixed(1)} ${sizes[step]}`;
}

/** Pictures that browsers draw; HEIC is a link, as few can. */
const drawn = /^image\/(png|jpeg|gif|webp|avif)$/;

/** The files of a message: pictures small, the rest as links. */
export function MessageFiles({ files }: { files: readonly FileRef[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={classes.files}>
      {files.map((it) => (
        <li key={it.id}>
          {drawn.test(it.type) ? (
            <a
              href={it.url}
              target="_blank"
              rel="noreferrer"
              className={classes.picture}
              title={`${it.name}, ${fileSize(it.bytes)}`}
            >
              <img
                src={it.url}
                alt={it.name}
                width={it.width ?? 200}
                height={it.height ?? 150}
                loading="lazy"
                decoding="async"
              />
            </a>
          ) : (
            <a href={it.url} target="_blank" rel="noreferrer" className={classes.file}>
              <IconFile size={18} stroke={1.6} aria-hidden />
              <span className={classes.fileName}>{it.name}</span>
              <span className={classes.fileSize}>{fileSize(it.bytes)}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
