import type { Conversation } from '@chatty/contract/conversations';
import { type RefObject, useEffect, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useTrail } from '../../../../people/trail/use-trail.ts';
import { useToday } from '../../../../ui/time/use-today.ts';
import type { Piece } from '../../live/apply-event.ts';
import { type Between, nothing, withDrawn } from '../lay-out.ts';
import { placeSteps } from './place-steps.ts';
import { TrailRows } from './trail-rows.tsx';

interface TrailInThreadProps {
  conversation: Conversation;
  piece: Piece;
  scroller: RefObject<HTMLElement | null>;
  /** What stands between the messages already. */
  between: Between;
  /** Takes what stands between the messages; nothing when it is hidden. */
  onPlaced(between: Between): void;
}

/** The first message in sight, which must not move when something is put above it. */
const firstInSight = (box: HTMLElement): Element | undefined => {
  const { top } = box.getBoundingClientRect();
  return [...box.querySelectorAll('[data-seq]')].find((it) => it.getBoundingClientRect().bottom > top);
};

/**
 * Puts what the visitor did in the store between the messages of a thread. It is read when the messages stand already, so
 * what is in sight stays where it is. It draws nothing itself, and hands over what is to be drawn among them.
 */
export function TrailInThread({ conversation, piece, scroller, between, onPlaced }: TrailInThreadProps) {
  const { contactId, createdAt, lastMessageAt, status } = conversation;
  const { data: steps } = useTrail(contactId);
  const today = useToday();
  const now = useMemo(() => {
    const places = placeSteps({ createdAt, lastMessageAt, status }, piece, steps ?? [], today);
    return new Map(
      [...places].map(([seq, place]) => [
        seq,
        { day: place.day, madeOf: JSON.stringify(place), rows: <TrailRows place={place} /> },
      ]),
    );
  }, [createdAt, lastMessageAt, status, piece, steps, today]);
  useEffect(() => {
    const placed = withDrawn(between, now);
    if (placed === between) return;
    let isGone = false;
    // React draws at once only outside its own work.
    queueMicrotask(() => {
      const box = scroller.current;
      if (isGone || !box) return;
      const kept = firstInSight(box);
      const before = kept?.getBoundingClientRect().top ?? 0;
      flushSync(() => onPlaced(placed));
      if (kept) box.scrollTop += kept.getBoundingClientRect().top - before;
    });
    return () => {
      isGone = true;
    };
  }, [between, now, onPlaced, scroller]);
  useEffect(() => () => onPlaced(nothing), [onPlaced]);
  return null;
}
