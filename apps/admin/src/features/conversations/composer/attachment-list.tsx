import { ActionIcon, Button, Loader } from '@mantine/core';
import { IconAlertCircle, IconPaperclip, IconX } from '@tabler/icons-react';
import { texts } from '#texts/conversation-thread.ts';
import { type Attachment, detach, refusalOf, retryUpload } from './attachments.ts';
import classes from './composer.module.css';

/** The files of the message that is being written. */
export function AttachmentList({ conversationId, files }: { conversationId: string; files: readonly Attachment[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={classes.attachments} aria-label={texts.attached}>
      {files.map((it) => (
        <li key={it.id} className={classes.attachment} data-failed={it.problem !== null}>
          {it.problem ? (
            <IconAlertCircle size={15} aria-hidden />
          ) : it.ref ? (
            <IconPaperclip size={15} aria-hidden />
          ) : (
            <Loader size={13} color="ink.5" aria-label={texts.uploading} />
          )}
          <span className={classes.attachmentText}>
            <span className={classes.attachmentName} title={it.name}>
              {it.name}
            </span>
            {it.problem && (
              <span role="alert">
                <span className="visually-hidden">{it.name}: </span>
                {it.problem}
              </span>
            )}
          </span>
          {it.problem && refusalOf(it.file) === null && (
            <Button variant="subtle" size="compact-xs" onClick={() => retryUpload(conversationId, it.id)}>
              {texts.tryAgain}
            </Button>
          )}
          <ActionIcon size="sm" onClick={() => detach(conversationId, it.id)} aria-label={texts.removeFile(it.name)}>
            <IconX size={13} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
