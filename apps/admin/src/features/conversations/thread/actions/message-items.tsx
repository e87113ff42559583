import type { Message, Reaction } from '@chatty/contract/messages';
import { reactionSigns } from '@chatty/contract/texts';
import { Menu } from '@mantine/core';
import { IconCopy, IconCornerUpLeft, IconLink, IconLanguage, IconPencil, IconTrash } from '@tabler/icons-react';
import { texts } from '#texts/conversation-thread.ts';
import { texts as copilotTexts } from '#texts/copilot.ts';
import { useMe } from '../../../../people/me.tsx';
import { toastDone, toastFailure } from '../../../../ui/toast.tsx';
import { isVisitor } from '../../names.ts';
import { quotedHere, setAnswered } from '../quote/answered.ts';
import classes from './message-items.module.css';
import { mayRewrite, rewrite } from './rewriting.ts';
import { translate } from './translated.ts';
import { useReact } from './use-react.ts';

const copy = (text: string, done: string) =>
  navigator.clipboard.writeText(text).then(
    () => toastDone(done),
    (problem: unknown) => toastFailure(problem, texts.failedToCopy),
  );

/** The menu of one message. */
export function MessageItems({ message }: { message: Message }) {
  const { id: messageId, conversationId, seq, text } = message;
  const { member, canTranslate } = useMe();
  const me = member.id;
  const react = useReact(message);
  return (
    <>
      {isVisitor(message) && (
        <div className={classes.reactions} role="group" aria-label={texts.react}>
          {(Object.keys(reactionSigns) as Reaction[]).map((reaction) => (
            <Menu.Item
              key={reaction}
              className={classes.reaction}
              aria-label={texts.reactions[reaction]}
              aria-current={message.reaction === reaction}
              onClick={() => react(message.reaction === reaction ? null : reaction)}
            >
              {reactionSigns[reaction]}
            </Menu.Item>
          ))}
        </div>
      )}
      <Menu.Item
        leftSection={<IconCornerUpLeft size={16} />}
        onClick={() => setAnswered(conversationId, { quoted: quotedHere(message), isNote: message.kind === 'note' })}
      >
        {texts.quote}
      </Menu.Item>
      {text !== '' && isVisitor(message) && (
        <Menu.Item
          leftSection={<IconLanguage size={16} />}
          disabled={!canTranslate}
          onClick={() => void translate(message)}
        >
          {texts.translate}
          {!canTranslate && <span className={classes.why}>{copilotTexts.needsModel}</span>}
        </Menu.Item>
      )}
      {text !== '' && (
        <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => void copy(text, texts.textCopied)}>
          {texts.copyText}
        </Menu.Item>
      )}
      <Menu.Item
        leftSection={<IconLink size={16} />}
        onClick={() => void copy(`${location.origin}/inbox/${conversationId}#${seq}`, texts.linkCopied)}
      >
        {texts.copyLink}
      </Menu.Item>
      {mayRewrite(message, me, Date.now()) && (
        <>
          <Menu.Divider />
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => rewrite({ messageId, what: 'edit' })}>
            {texts.edit}
          </Menu.Item>
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} />}
            onClick={() => rewrite({ messageId, what: 'delete' })}
          >
            {texts.delete}
          </Menu.Item>
        </>
      )}
    </>
  );
}
