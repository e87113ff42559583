import type { Conversation } from '@chatty/contract/conversations';
import { Button, Loader } from '@mantine/core';
import { IconArrowDown, IconMessageDots } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { texts } from '#texts/conversation-thread.ts';
import { useMe } from '../../../people/me.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useToday } from '../../../ui/time/use-today.ts';
import type { Piece } from '../live/apply-event.ts';
import type { Passing } from '../live/passing-state.ts';
import { contactOf, isVisitor } from '../names.ts';
import type { UnsentMessage } from '../outbox/outbox.ts';
import { DeleteDialog } from './actions/delete-dialog.tsx';
import { type Chunk, chunksOf, grouped, laidOut, nothing } from './lay-out.ts';
import { MessageRows } from './message-rows.tsx';
import { GrowingAnswer, VisitorTypes } from './passing-lines.tsx';
import classes from './thread.module.css';
import { ToFirstUnread } from './scroll/to-first-unread.tsx';
import { useJump } from './scroll/use-jump.ts';
import { useNewLine } from './scroll/use-new-line.ts';
import { ScheduledMessages } from './scheduled/scheduled-messages.tsx';
import { TrailInThread } from './trail/trail-in-thread.tsx';
import { UnsentBubble } from './unsent-bubble.tsx';
import { useAnchoredScroll } from './scroll/use-anchored-scroll.ts';
import { useEarlier } from './scroll/use-earlier.ts';
import { useFirstLook } from './scroll/use-first-look.ts';

interface MessageListProps {
  conversation: Conversation;
  /** How it was when it was opened: opening it reads it. */
  opened: Conversation;
  piece: Piece;
  unsent: readonly UnsentMessage[];
  passing: Passing;
  /** Leads to where one writes a reply. */
  onWrite(): void;
}

/** So many chunks at the end are always drawn. */
const drawnAtOnce = 3;

/** A place, if one of these messages stands there. */
const within = ({ groups }: Chunk, seq: number | null) =>
  groups.some((group) => group.some((it) => it.message.seq === seq)) ? seq : null;

/** The messages of a conversation. The list follows its end while the reader is there, and otherwise stays in place. */
export function MessageList({ conversation, opened, piece, unsent, passing, onWrite }: MessageListProps) {
  const first = piece.messages[0]?.id;
  const scroll = useAnchoredScroll(first, piece.messages.at(-1)?.id);
  const { top, reading, readMore } = useEarlier(conversation.id, piece, scroll.scroller);
  const { unreadFrom, liesBefore, newLine, isNewSeen, seeNew } = useNewLine(opened, piece, scroll.scroller);
  const { target, isReading } = useJump(conversation.id, piece, scroll.scroller, scroll.show);
  const from = useFirstLook(piece, target, unreadFrom);
  const { name: visitor, hue } = contactOf(conversation);
  const sent = new Set(piece.messages.map((it) => it.id));
  const waiting = unsent.filter((it) => !sent.has(it.id));
  const { showTrail } = useMe().desk;
  const [between, setBetween] = useState(nothing);
  const today = useToday();
  const chunks = useMemo(
    () => chunksOf(grouped(laidOut(piece.messages, conversation.visitorReadSeq, today, between))),
    [piece.messages, conversation.visitorReadSeq, today, between],
  );
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
          {showTrail && (
            <TrailInThread
              conversation={conversation}
              piece={piece}
              scroller={scroll.scroller}
              between={between}
              onPlaced={setBetween}
            />
          )}
          {between.get(0)?.rows}
          {chunks.map((chunk, at) => (
            <MessageRows
              key={chunk.key}
              chunk={chunk}
              from={from}
              visitor={visitor}
              hue={hue}
              target={within(chunk, target)}
              unreadFrom={within(chunk, unreadFrom)}
              newLine={newLine}
              far={at < chunks.length - drawnAtOnce}
            />
          ))}
          {piece.messages.every((it) => it.kind === 'activity') && waiting.length === 0 && (
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
              visitor={visitor}
              held={waiting.slice(0, at).some((before) => before.refusal !== null)}
            />
          ))}
          {passing.growing && !sent.has(passing.growing.messageId) && <GrowingAnswer growing={passing.growing} />}
          {passing.visitorTypes && <VisitorTypes name={passing.visitorTypes.name || visitor} />}
          <ScheduledMessages conversation={conversation} visitor={visitor} sent={sent} onWrite={onWrite} />
        </div>
      </div>
      <span className="visually-hidden" aria-live="polite">
        {newest && isVisitor(newest) ? texts.says(newest.name || visitor, newest.text) : ''}
      </span>
      <DeleteDialog messages={piece.messages} />
      {isReading && (
        <p className={classes.jumping} role="status">
          <Loader size={14} color="ink.4" aria-hidden />
          {texts.loadingEarlier}
        </p>
      )}
      {(liesBefore || unreadFrom !== null) && !isNewSeen && !isReading && (
        <ToFirstUnread opened={opened} unreadFrom={unreadFrom} onSeen={seeNew} />
      )}
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
