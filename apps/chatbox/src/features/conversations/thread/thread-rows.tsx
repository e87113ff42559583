import type { Message } from '@chatty/contract/messages';
import type { VisitorSession } from '@chatty/contract/boot';
import type { ReactNode, RefObject } from 'react';
import { ActivityLine } from './activity-line.tsx';
import { SentFiles } from '../../files/index.ts';
import { Bubble, SendStateLine } from '../message/bubble.tsx';
import type { Row, Said } from './rows.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { useDateFormat, useLocale } from '../../../ui/locale.ts';
import { dayName } from '../../../ui/moments.ts';
import { say } from '../../../ui/say.ts';
import { useChat, useChatState } from '../../../app/use-chat.ts';
import { outboxOf } from '../composer/sending.ts';
import { Quote } from '../quote/quote.tsx';
import { MessagePartViews } from '../message/message-parts.tsx';

interface RowsProps {
  rows: readonly Row[];
  widget: VisitorSession['widget'] | undefined;
  onTakeBack(id: string): Promise<void>;
  /** The visitor answers this message. */
  onReply(message: Message): void;
  /** Leads to a message that another one quotes. */
  onJump(id: string): void;
  /** Where the visitor goes on once they have asked for a person: the button of the message is gone by then. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** A speaker's side of the thread: the picture beside the last words of a run, the name at its beginning. */
export function Speaker(props: {
  said: Pick<Said, 'own'> & { id?: string };
  name: string;
  avatar?: string | null | undefined;
  assistant: boolean;
  /** No picture and no place for one. */
  bare?: boolean;
  first: boolean;
  last: boolean;
  /** What was said: the picture stands beside it. */
  children: ReactNode;
  /** What belongs to it and stands below: cards, sources, whether it helped, when it was. */
  more?: ReactNode;
}): ReactNode {
  const { said, name, avatar, assistant, bare, first, last, children, more } = props;
  if (said.own) {
    return (
      <div className="said said-own" data-said={said.id}>
        <span className="unseen">{say('liveChatYou')}</span>
        {children}
        {more}
      </div>
    );
  }
  return (
    <div className={`said${first ? ' said-first' : ''}${bare ? ' said-bare' : ''}`} data-said={said.id}>
      {!bare && (
        <span className="said-avatar">{last && <Avatar name={name} url={avatar} assistant={assistant} />}</span>
      )}
      <div className="said-words">
        <p className={first ? 'speaker' : 'unseen'} dir="auto">
          {name}
        </p>
        {children}
      </div>
      {more && <div className="said-more">{more}</div>}
    </div>
  );
}

/** The thread itself, top to bottom. */
export function ThreadRows({ rows, widget, onTakeBack, onReply, onJump, field }: RowsProps): ReactNode {
  const chat = useChat();
  const locale = useLocale();
  const format = useDateFormat();
  const botName = widget?.botName ?? '';
  const shopName = useChatState((state) => state.session?.shopName ?? say('liveChatTeam'));
  const latestOwn = rows.findLast((it) => it.kind === 'said' && it.said.own && it.said.message)?.key;
  return rows.map((row) => {
    if (row.kind === 'day') {
      return (
        <p key={row.key} className="day">
          {dayName(row.at, locale, format)}
        </p>
      );
    }
    if (row.kind === 'activity') return <ActivityLine key={row.key} message={row.message} botName={botName} />;
    const { said } = row;
    const assistant = said.message?.sender === 'assistant';
    const isAutomatic = said.message?.parts.some((it) => it.type === 'quickAnswer');
    const files = <SentFiles files={said.files} />;
    return (
      <Speaker
        key={row.key}
        said={said}
        name={said.message?.name || (isAutomatic ? say('assistantAutomatic') : assistant ? botName : shopName)}
        avatar={assistant ? widget?.botPicture : said.message?.avatar}
        assistant={assistant}
        bare={!assistant && widget?.isShowMemberAvatar === false}
        first={row.first}
        last={row.last}
        more={
          <>
            {said.text !== '' && files}
            {said.message && !said.message.deletedAt && (
              <MessagePartViews message={said.message} onReply={onReply} toField={() => field.current?.focus()} />
            )}
            <SendStateLine
              said={said}
              last={row.last}
              latestOwn={row.key === latestOwn}
              onRetry={() => void outboxOf(chat).retry(said.id)}
              onTakeBack={() => void onTakeBack(said.id)}
            />
          </>
        }
      >
        {said.replyTo && <Quote quoted={said.replyTo} onJump={onJump} />}
        {said.text === '' && !said.message?.deletedAt ? files : <Bubble said={said} />}
      </Speaker>
    );
  });
}
