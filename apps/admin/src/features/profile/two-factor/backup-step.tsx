import { Alert, Button, CopyButton, Group, Stack } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import classes from '../profile.module.css';

/** Offers the text as a file, without asking a server. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

interface BackupStepProps {
  codes: readonly string[];
  email: string;
  onDone(): void;
}

/** The backup codes: shown this once. */
export function BackupStep({ codes, email, onDone }: BackupStepProps) {
  const text = `Backup codes of ${email} for Chatty. Each works once.\n\n${codes.join('\n')}\n`;
  return (
    <Stack gap="md">
      <Alert color="teal" p="sm" role="status">
        Two-factor authentication is on.
      </Alert>
      <span>
        Keep these backup codes in a safe place. Each lets you in once when your phone is not at hand. They are not
        shown again.
      </span>
      <ul className={classes.backup} aria-label="Backup codes">
        {codes.map((it) => (
          <li key={it}>{it}</li>
        ))}
      </ul>
      <Group gap={8}>
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={15} /> : <IconCopy size={15} />}
              onClick={copy}
            >
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          leftSection={<IconDownload size={15} />}
          onClick={() => download('chatty-backup-codes.txt', text)}
        >
          Download
        </Button>
        <Button ml="auto" onClick={onDone} data-autofocus>
          Done
        </Button>
      </Group>
    </Stack>
  );
}
