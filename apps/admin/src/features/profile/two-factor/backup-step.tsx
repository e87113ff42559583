import { Alert, Button, CopyButton, Group, Stack } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { texts } from '#texts/profile.ts';
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
  const text = texts.twoFactor.file(email, codes);
  return (
    <Stack gap="md">
      <Alert color="teal" p="sm" role="status">
        {texts.twoFactor.isOn}
      </Alert>
      <span>{texts.twoFactor.keepCodes}</span>
      <ul className={classes.backup} aria-label={texts.twoFactor.backupCodes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
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
              {copied ? texts.twoFactor.copied : texts.twoFactor.copy}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          leftSection={<IconDownload size={15} />}
          onClick={() => download('chatty-backup-codes.txt', text)}
        >
          {texts.twoFactor.download}
        </Button>
        <Button ml="auto" onClick={onDone} data-autofocus>
          {texts.twoFactor.done}
        </Button>
      </Group>
    </Stack>
  );
}
