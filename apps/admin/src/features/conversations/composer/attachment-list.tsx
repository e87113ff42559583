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
      {files.map((file) => (
        <li key={file.id} className={classes.attachment} data-failed={file.problem !== null}>
          {file.problem ? (
            <IconAlertCircle size={15} aria-hidden />
          ) : file.ref ? (
            <IconPaperclip size={15} aria-hidden />
          ) : (
            <Loader size={13} color="ink.5" aria-label={texts.uploading} />
          )}
          <span className={classes.attachmentText}>
            <span className={classes.attachmentName} title={file.name}>
              {file.name}
            </span>
            {file.problem && (
              <span role="alert">
                <span className="visually-hidden">{file.name}: </span>
                {file.problem}
              </span>
            )}
          </span>
          {file.problem && refusalOf(file.file) === null && (
            <Button variant="subtle" size="compact-xs" onClick={() => retryUpload(conversationId, file.id)}>
              {texts.tryAgain}
            </Button>
          )}
          <ActionIcon
            size="sm"
            onClick={() => detach(conversationId, file.id)}
            aria-label={texts.removeFile(file.name)}
          >
            <IconX size={13} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
