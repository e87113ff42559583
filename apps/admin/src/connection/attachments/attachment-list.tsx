import { ActionIcon, Button, Loader } from '@mantine/core';
import { IconAlertCircle, IconPaperclip, IconX } from '@tabler/icons-react';
import { texts } from '#texts/files.ts';
import { type Attachment, refusalOf } from './attachment.ts';
import classes from './attachment-list.module.css';

interface AttachmentListProps {
  files: readonly Attachment[];
  onRetry(id: string): void;
  onRemove(id: string): void;
}

/** The files of what is being written. */
export function AttachmentList({ files, onRetry, onRemove }: AttachmentListProps) {
  if (files.length === 0) return null;
  return (
    <ul className={classes.attachments} aria-label={texts.attached}>
      {files.map((file) => (
        <li key={file.id} className={classes.attachment} data-failed={file.problem !== null}>
          {file.problem ? (
            <IconAlertCircle size={15} aria-hidden />
          ) : file.ref ? (
            <IconPaperclip size={15} aria-hidden />
          ) : (
            <Loader size={13} color="ink.5" aria-label={texts.uploading} />
          )}
          <span className={classes.text}>
            <span className={classes.name} title={file.name}>
              {file.name}
            </span>
            {file.problem && (
              <span role="alert">
                <span className="visually-hidden">{file.name}: </span>
                {file.problem}
              </span>
            )}
          </span>
          {file.problem && file.file && refusalOf(file.file) === null && (
            <Button variant="subtle" size="compact-xs" onClick={() => onRetry(file.id)}>
              {texts.tryAgain}
            </Button>
          )}
          <ActionIcon size="sm" onClick={() => onRemove(file.id)} aria-label={texts.remove(file.name)}>
            <IconX size={13} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
