import type { VisitorSession } from '@chatty/contract/widget';
import { Fragment, type ReactNode } from 'react';
import { ActivityLine } from '../../features/conversations/activity-line.tsx';
import { SentFiles } from '../../features/files/attached-files.tsx';
import { Bubble } from '../../features/messages/bubble.tsx';
import type { Row, Said } from '../../features/messages/rows.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { useLocale } from '../../ui/locale.ts';
import { dayName } from '../../ui/moments.ts';
import { texts } from '../../ui/texts.ts';
import { useChat, useChatState } from '../use-chat.ts';
import { MessageParts } from './message-parts.tsx';

interface RowsProps {
  rows: readonly Row[];
  widget: VisitorSession['widget'] | undefined;
  onTakeBack(id: string): void;
}

/** A speaker's side of the thread: the picture at the end of a run, the name at its beginning. */
export function Speaker(props: {
  said: Pick<Said, 'own'>;
  name: string;
  avatar?: string | null;
  assistant: boolean;
  first: boolean;
  last: boolean;
  children: ReactNode;
}): ReactNode {
  const { said, name, avatar, assistant, first, last, children } = props;
  if (said.own) {
    return (
      <div className="said said-own">
        <span className="unseen">{texts.you}</span>
        {children}
      </div>
    );
  }
  return (
    <div className={first ? 'said said-first' : 'said'}>
      <span className="said-avatar">{last && <Avatar name={name} url={avatar} assistant={assistant} />}</span>
      <div className="said-words">
        <p className={first ? 'speaker' : 'unseen'}>{name}</p>
        {children}
      </div>
    </div>
  );
}

/** The thread itself, top to bottom. */
export function ThreadRows({ rows, widget, onTakeBack }: RowsProps): ReactNode {
  const chat = useChat();
  const locale = useLocale();
  const botName = widget?.botName ?? '';
  const shopName = useChatState((it) => it.session?.shopName ?? texts.team);
  const latestOwn = rows.findLast((it) => it.kind === 'said' && it.said.own && it.said.message)?.key;
  return rows.map((row) => {
    if (row.kind === 'day') {
      return (
        <p key={row.key} className="day">
          {dayName(row.at, locale)}
        </p>
      );
    }
    if (row.kind === 'activity') return <ActivityLine key={row.key} message={row.message} botName={botName} />;
    const { said } = row;
    const assistant = said.message?.sender === 'assistant';
    return (
      <Fragment key={row.key}>
        <Speaker
          said={said}
          name={said.message?.name || (assistant ? botName : shopName)}
          avatar={said.message?.avatar}
          assistant={assistant}
          first={row.first}
          last={row.last}
        >
          <Bubble
            said={said}
            last={row.last}
            latestOwn={row.key === latestOwn}
            onRetry={() => chat.retry(said.id)}
            onTakeBack={() => onTakeBack(said.id)}
          >
            <SentFiles files={said.files} origin={chat.config.origin} />
            {said.message && !said.own && <MessageParts message={said.message} />}
          </Bubble>
        </Speaker>
      </Fragment>
    );
  });
}
