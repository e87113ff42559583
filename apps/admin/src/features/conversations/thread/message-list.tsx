import type { Conversation } from '@chatty/contract/conversations';
import { Button, Loader } from '@mantine/core';
import { IconArrowDown, IconMessageDots } from '@tabler/icons-react';
import { Fragment } from 'react';
import { texts } from '#texts/conversation-thread.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Piece } from '../live/apply-event.ts';
import type { Passing } from '../live/passing-state.ts';
import { contactOf, isVisitor } from '../names.ts';
import type { UnsentMessage } from '../outbox.ts';
import { ActivityLine } from './activity-line.tsx';
import { Bubble } from './bubble.tsx';
import { laidOut } from './lay-out.ts';
import { GrowingAnswer, VisitorTypes } from './passing-lines.tsx';
import classes from './thread.module.css';
import { useJump } from './scroll/use-jump.ts';
import { UnsentBubble } from './unsent-bubble.tsx';
import { useAnchoredScroll } from './scroll/use-anchored-scroll.ts';
import { useEarlier } from './scroll/use-earlier.ts';

interface MessageListProps {
  conversation: Conversation;
  piece: Piece;
  unsent: readonly UnsentMessage[];
  passing: Passing;
}

/** Messages far from the end; the browser skips drawing them until they come into sight. */
const drawnAtOnce = 60;

/** The messages of a conversation. The list follows its end while the reader is there, and otherwise stays in place. */
export function MessageList({ conversation, piece, unsent, passing }: MessageListProps) {
  const first = piece.messages[0]?.id;
  const scroll = useAnchoredScroll(first, piece.messages.at(-1)?.id);
  const { top, reading, readMore } = useEarlier(conversation.id, piece, scroll.scroller);
  const target = useJump(conversation.id, piece, scroll.scroller, scroll.show);
  const { name: visitor, hue } = contactOf(conversation);
  const sent = new Set(piece.messages.map((it) => it.id));
  const waiting = unsent.filter((it) => !sent.has(it.id));
  const rows = laidOut(piece.messages, conversation.visitorReadSeq, Date.now());
  const newest = piece.messages.findLast((it) => it.kind === 'text');
  return (
    <div className={classes.messages}>
      {/* A scrolling region must be reachable by keyboard. */}
      <div
        ref={scroll.scroller}
        className={classes.scroller}
        tabIndex={0}
        role="log"
        aria-label={texts.messages}
        aria-live="off"
        onScroll={scroll.onScroll}
      >
        <div ref={scroll.content} className={classes.content}>
          <div ref={top} className={classes.earlier}>
            {piece.hasEarlier &&
              (reading ? (
                <Loader size="xs" color="ink.4" aria-label={texts.loadingEarlier} />
              ) : (
                <Button variant="subtle" size="compact-xs" onClick={readMore}>
                  {texts.earlier}
                </Button>
              ))}
          </div>
          {rows.map(({ message, day, joined, seen }, at) => (
            <Fragment key={message.id}>
              {day && (
                <p className={classes.day}>
                  <span>{day}</span>
                </p>
              )}
              <div className={at < rows.length - drawnAtOnce ? classes.far : undefined}>
                {message.kind === 'activity' ? (
                  <ActivityLine message={message} visitor={visitor} />
                ) : (
                  <Bubble
                    message={message}
                    visitor={visitor}
                    hue={hue}
                    found={message.seq === target}
                    joined={joined}
                    seen={seen}
                  />
                )}
              </div>
            </Fragment>
          ))}
          {rows.every((it) => it.message.kind === 'activity') && waiting.length === 0 && (
            <EmptyState
              icon={<IconMessageDots size={32} stroke={1.5} />}
              title={texts.nothingSaid(visitor)}
              text={texts.nothingSaidHow}
            />
          )}
          {waiting.map((unsent, at) => (
            <UnsentBubble
              key={unsent.id}
              unsent={unsent}
              held={waiting.slice(0, at).some((before) => before.refusal !== null)}
            />
          ))}
          {passing.growing && !sent.has(passing.growing.messageId) && <GrowingAnswer growing={passing.growing} />}
          {passing.visitorTypes && <VisitorTypes name={passing.visitorTypes.name || visitor} />}
        </div>
      </div>
      <span className="visually-hidden" aria-live="polite">
        {newest && isVisitor(newest) ? texts.says(newest.name || visitor, newest.text) : ''}
      </span>
      {!scroll.atEnd && (
        <Button
          className={classes.toEnd}
          size="compact-sm"
          leftSection={<IconArrowDown size={14} />}
          onClick={scroll.toEnd}
        >
          {scroll.newBelow ? texts.newMessages : texts.latest}
        </Button>
      )}
    </div>
  );
}
