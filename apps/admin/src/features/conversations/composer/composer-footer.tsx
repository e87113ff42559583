import { fileTypes } from '@chatty/contract/limits';
import { ActionIcon, Button, FileButton, Menu, Tooltip } from '@mantine/core';
import { IconChevronDown, IconPaperclip } from '@tabler/icons-react';
import { texts } from '#texts/conversation-thread.ts';
import { limitsText } from './attachments.ts';
import classes from './composer.module.css';
import type { Mode } from './drafts.ts';
import type { MessagePreference } from './send-key.ts';

interface FooterProps {
  mode: Mode;
  ready: boolean;
  preference: MessagePreference;
  onPreference(preference: MessagePreference): void;
  onFiles(files: FileList | null): void;
  onSend(): void;
}

const preferences: { value: MessagePreference; label: string }[] = [
  { value: 'sendOnEnter', label: texts.enterSends },
  { value: 'newLineOnEnter', label: texts.enterBreaks },
];

export function ComposerFooter({ mode, ready, preference, onPreference, onFiles, onSend }: FooterProps) {
  const filesOf = (files: File[]) => {
    const transfer = new DataTransfer();
    for (const it of files) transfer.items.add(it);
    onFiles(transfer.files);
  };
  return (
    <div className={classes.footer}>
      <FileButton multiple accept={fileTypes.join(',')} onChange={filesOf}>
        {(button) => (
          <Tooltip label={limitsText}>
            <ActionIcon {...button} aria-label={texts.attach(limitsText)}>
              <IconPaperclip size={18} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
        )}
      </FileButton>
      <Button.Group ml="auto">
        <Button onClick={onSend} disabled={!ready} data-send>
          {mode === 'note' ? texts.addNote : texts.send}
        </Button>
        <Menu position="top-end">
          <Menu.Target>
            <Button px={6} aria-label={texts.whatEnterDoes} className={classes.split}>
              <IconChevronDown size={14} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.RadioGroup
              value={preference}
              onChange={(value) => onPreference(value === 'newLineOnEnter' ? value : 'sendOnEnter')}
            >
              {preferences.map((preference) => (
                <Menu.RadioItem key={preference.value} value={preference.value}>
                  {preference.label}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Dropdown>
        </Menu>
      </Button.Group>
    </div>
  );
}
