import { Button, Progress } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { texts as words } from '#texts/editor.ts';
import classes from '../rich-text.module.css';
import type { ImageUpload } from './image-uploads.ts';

const texts = words.upload;

interface UploadListProps {
  uploads: readonly ImageUpload[];
  retry(id: string): void;
  remove(id: string): void;
}

/** Images that take their time, or that were stopped: by name, with what can be done. */
export function UploadList({ uploads, retry, remove }: UploadListProps) {
  const told = uploads.filter((it) => it.problem !== null || it.isSlow);
  if (told.length === 0) return null;
  return (
    <ul className={classes.uploads} aria-label={texts.list}>
      {told.map((it) => (
        <li key={it.id} className={classes.upload} data-failed={it.problem !== null}>
          {it.problem === null ? (
            <span className={classes.uploadText} role="status">
              {texts.uploading(it.name)}
            </span>
          ) : (
            <span className={classes.uploadText} role="alert">
              <IconAlertCircle size={16} aria-hidden />
              <span>
                <b>{it.name}</b>: {it.problem}
              </span>
            </span>
          )}
          {it.problem === null && (
            <Progress
              className={classes.uploadBar}
              value={it.share * 100}
              size="sm"
              aria-label={texts.uploading(it.name)}
            />
          )}
          {it.problem !== null && it.canRetry && (
            <Button
              variant="default"
              size="compact-xs"
              aria-label={texts.tryAgainWith(it.name)}
              onClick={() => retry(it.id)}
            >
              {texts.tryAgain}
            </Button>
          )}
          <Button
            variant="subtle"
            size="compact-xs"
            aria-label={texts.removeWith(it.name)}
            onClick={() => remove(it.id)}
          >
            {words.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}
