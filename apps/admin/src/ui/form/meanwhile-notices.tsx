import { Alert, Button, Stack } from '@mantine/core';
import classes from './meanwhile-notices.module.css';

interface DeletedNoticeProps {
  words: { deletedTitle: string; deletedText?: string };
  /** For whoever may bring it back. */
  restore?: { label: string; isPending: boolean; run(): void } | undefined;
}

/** Somebody deleted what is open here; what is typed stays. */
export const DeletedNotice = ({ words, restore }: DeletedNoticeProps) => (
  <Alert color="red" className={classes.notice} title={words.deletedTitle} role="alert">
    {(words.deletedText || restore) && (
      <Stack gap="xs" align="start">
        {words.deletedText}
        {restore && (
          <Button variant="default" loading={restore.isPending} onClick={restore.run}>
            {restore.label}
          </Button>
        )}
      </Stack>
    )}
  </Alert>
);

interface OvertakenNoticeProps {
  words: { overtakenTitle: string; overtakenText: string; showTheirs: string };
  showTheirs(): void;
}

/** Somebody else saved another version of what is open here; what is typed stays, and the person decides. */
export const OvertakenNotice = ({ words, showTheirs }: OvertakenNoticeProps) => (
  <Alert color="yellow" className={classes.notice} title={words.overtakenTitle} role="alert">
    <Stack gap="xs" align="start">
      {words.overtakenText}
      <Button variant="default" onClick={showTheirs}>
        {words.showTheirs}
      </Button>
    </Stack>
  </Alert>
);
