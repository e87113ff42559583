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
      {told.map((upload) => (
        <li key={upload.id} className={classes.upload} data-failed={upload.problem !== null}>
          {upload.problem === null ? (
            <span className={classes.uploadText} role="status">
              {texts.uploading(upload.name)}
            </span>
          ) : (
            <span className={classes.uploadText} role="alert">
              <IconAlertCircle size={16} aria-hidden />
              <span>
                <b>{upload.name}</b>: {upload.problem}
              </span>
            </span>
          )}
          {upload.problem === null && (
            <Progress
              className={classes.uploadBar}
              value={upload.share * 100}
              size="sm"
              aria-label={texts.uploading(upload.name)}
            />
          )}
          {upload.problem !== null && upload.canRetry && (
            <Button
              variant="default"
              size="compact-xs"
              aria-label={texts.tryAgainWith(upload.name)}
              onClick={() => retry(upload.id)}
            >
              {texts.tryAgain}
            </Button>
          )}
          <Button
            variant="subtle"
            size="compact-xs"
            aria-label={texts.removeWith(upload.name)}
            onClick={() => remove(upload.id)}
          >
            {words.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}
