import type { VisitorHue } from '@chatty/contract/visitor-name';
import { Fragment, memo, type RefObject } from 'react';
import { texts } from '#texts/conversation-thread.ts';
import { ActivityLine } from './activity/activity-line.tsx';
import { FoldedLines } from './activity/folded-lines.tsx';
import { Bubble } from './bubble.tsx';
import { type Chunk, type LaidOut, sameChunk } from './lay-out.ts';
import classes from './thread.module.css';

interface RowsProps {
  chunk: Chunk;
  /** What stands before this place has its room and is drawn later. */
  from: number;
  /** How the team calls the visitor, and the tint of their picture. */
  visitor: string;
  hue: VisitorHue;
  /** The place of the message that was searched for, where it is one of these. */
  target: number | null;
  /** The place above which the line “New” stands, where it is one of these. */
  unreadFrom: number | null;
  newLine: RefObject<HTMLParagraphElement | null>;
  /** Far from the end: the browser skips drawing them until they come into sight. */
  far: boolean;
}

/** About as tall as a message is. */
const rowPx = 72;

/** Messages and grey lines that stand together. */
export const MessageRows = memo(
  function MessageRows({ chunk, from, unreadFrom, newLine, far, ...drawn }: RowsProps) {
    const groups = chunk.groups.filter((group) => (group.at(-1)?.message.seq ?? 0) >= from);
    const missing = chunk.groups.length - groups.length;
    return (
      <div
        className={far ? classes.far : undefined}
        style={far ? { containIntrinsicHeight: `auto ${chunk.groups.length * rowPx}px` } : undefined}
      >
        {missing > 0 && <div style={{ height: missing * rowPx }} />}
        {groups.map((group) => {
          const [first] = group;
          if (!first) return null;
          return (
            <Fragment key={first.message.id}>
              {first.day && (
                <p className={classes.day}>
                  <span>{first.day}</span>
                </p>
              )}
              {first.message.seq === unreadFrom && (
                <p ref={newLine} className={classes.new}>
                  <span>{texts.new}</span>
                </p>
              )}
              <Group group={group} first={first} {...drawn} />
              {group.at(-1)?.below}
            </Fragment>
          );
        })}
      </div>
    );
  },
  (a, b) =>
    a.visitor === b.visitor &&
    a.hue === b.hue &&
    a.target === b.target &&
    a.unreadFrom === b.unreadFrom &&
    a.far === b.far &&
    a.from === b.from &&
    sameChunk(a.chunk, b.chunk),
);

interface GroupProps extends Pick<RowsProps, 'visitor' | 'hue' | 'target'> {
  group: readonly LaidOut[];
  first: LaidOut;
}

function Group({ group, first: { message, joined, seen }, visitor, hue, target }: GroupProps) {
  if (group.length > 1) {
    const messages = group.map((it) => it.message);
    return <FoldedLines messages={messages} visitor={visitor} found={messages.some((it) => it.seq === target)} />;
  }
  if (message.kind === 'activity') return <ActivityLine message={message} visitor={visitor} />;
  return (
    <Bubble message={message} visitor={visitor} hue={hue} found={message.seq === target} joined={joined} seen={seen} />
  );
}
