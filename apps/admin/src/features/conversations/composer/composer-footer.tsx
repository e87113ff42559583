import type { Conversation } from '@chatty/contract/conversations';
import { messagePreferences, undoChoices } from '@chatty/contract/desk-options';
import { fileTypes } from '@chatty/contract/limits';
import { ActionIcon, Button, FileButton, Menu, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCheck, IconChevronDown, IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { texts as writingTexts } from '#texts/composer.ts';
import { texts } from '#texts/conversation-thread.ts';
import { texts as deskTexts } from '#texts/desk.ts';
import { texts as fileTexts } from '#texts/files.ts';
import { limitsText } from '../../../connection/attachments/attachment.ts';
import { useChangeDesk } from '../../../people/desk/change-desk.ts';
import { useMe } from '../../../people/me.tsx';
import { MomentDialog } from '../moments/moment-dialog.tsx';
import { useHeaderMenu } from '../thread/header/header-menu.ts';
import classes from './composer.module.css';
import { CopilotButton } from './copilot/copilot-button.tsx';
import type { Mode } from './drafts.ts';
import { InsertButton } from './inserts/insert-button.tsx';
import type { Taken } from './inserts/insertable.ts';
import { EmojiButton } from './emoji/emoji-button.tsx';
import { SendLater } from './scheduling/send-later.tsx';
import { sendLaterWords } from './scheduling/send-time-items.tsx';

interface FooterProps {
  conversation: Conversation;
  mode: Mode;
  text: string;
  /** All of it may leave now. */
  ready: boolean;
  /** Sending may be tried: what is missing is said then. */
  mayTry: boolean;
  onFiles(files: FileList | null): void;
  onEmoji(sign: string): void;
  onInsert(taken: Taken): void;
  onSuggest(): void;
  onSend(alsoResolve: boolean): void;
  onSendLater(at: Date, unlessReply: boolean): void;
}

/** By pointer, keyboard and finger. */
const anyWay = { hover: true, focus: true, touch: true };

export function ComposerFooter({ conversation, mode, text, ready, mayTry, ...on }: FooterProps) {
  const { onFiles, onEmoji, onInsert, onSuggest, onSend, onSendLater } = on;
  const filesOf = (files: File[]) => {
    const transfer = new DataTransfer();
    for (const it of files) transfer.items.add(it);
    onFiles(transfer.files);
  };
  return (
    <div className={classes.footer}>
      <FileButton multiple accept={fileTypes.join(',')} onChange={filesOf}>
        {(button) => (
          <Tooltip label={limitsText} events={anyWay}>
            <ActionIcon {...button} aria-label={fileTexts.attach(limitsText)}>
              <IconPaperclip size={18} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
        )}
      </FileButton>
      <InsertButton conversationId={conversation.id} mode={mode} onTake={onInsert} />
      <EmojiButton onChoose={onEmoji} />
      <CopilotButton conversation={conversation} mode={mode} text={text} onSuggest={onSuggest} />
      <Button.Group ml="auto">
        <Button onClick={() => onSend(false)} disabled={!mayTry} data-send>
          {mode === 'note' ? texts.addNote : texts.send}
        </Button>
        <SendMenu
          conversation={conversation}
          mode={mode}
          ready={ready}
          mayTry={mayTry}
          onSend={onSend}
          onSendLater={onSendLater}
        />
      </Button.Group>
    </div>
  );
}

type SendMenuProps = Pick<FooterProps, 'conversation' | 'mode' | 'ready' | 'mayTry' | 'onSend' | 'onSendLater'>;

/** Resolving with it, when a reply leaves if not now, what Enter does, and how long a reply can be taken back. */
function SendMenu({ conversation, mode, ready, mayTry, onSend, onSendLater }: SendMenuProps) {
  const { desk, member } = useMe();
  const change = useChangeDesk();
  const [opened, setOpened] = useHeaderMenu('sendLater', conversation.id);
  const [picking, { open: pick, close }] = useDisclosure(false);
  const [unlessReply, setUnlessReply] = useState(true);
  return (
    <>
      <Menu position="top-end" width={300} opened={opened} onChange={setOpened}>
        <Menu.Target>
          <Button px={6} aria-label={texts.replyOptions} className={classes.split}>
            <IconChevronDown size={14} />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {/* A menu whose first item is disabled takes no focus, so that Escape would not close it. */}
          {mayTry && (
            <>
              <Menu.Item leftSection={<IconCheck size={16} />} onClick={() => onSend(true)}>
                {mode === 'note' ? writingTexts.addAndResolve : writingTexts.sendAndResolve}
              </Menu.Item>
              <Menu.Divider />
            </>
          )}
          {mode === 'reply' && (
            <SendLater
              conversationId={conversation.id}
              ready={ready}
              unlessReply={unlessReply}
              onUnlessReply={setUnlessReply}
              onChoose={(at) => onSendLater(at, unlessReply)}
              onPick={pick}
            />
          )}
          <Menu.RadioGroup
            value={desk.messagePreference}
            onChange={(value) => {
              const messagePreference = messagePreferences.find((it) => it === value);
              if (messagePreference) change({ messagePreference });
            }}
          >
            {messagePreferences.map((it) => (
              <Menu.RadioItem key={it} value={it}>
                {deskTexts.enter[it]}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          <Menu.Label>{deskTexts.undo.label}</Menu.Label>
          <Menu.RadioGroup
            value={String(desk.undoSeconds)}
            onChange={(value) => change({ undoSeconds: undoChoices.find((it) => String(it) === value) ?? 0 })}
          >
            {undoChoices.map((seconds) => (
              <Menu.RadioItem key={seconds} value={String(seconds)}>
                {deskTexts.undo.choice(seconds)}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
          <Menu.Divider />
          <Menu.Item component={Link} to={`/inbox/settings/${member.id}`}>
            {deskTexts.title}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <MomentDialog
        words={sendLaterWords}
        opened={picking}
        onClose={close}
        onPick={(at) => onSendLater(at, unlessReply)}
      />
    </>
  );
}
