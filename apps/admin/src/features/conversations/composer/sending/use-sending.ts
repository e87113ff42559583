import { messageMaxChars } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import type { Gap } from '@chatty/contract/shortcut-variables';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useMe } from '../../../../people/me.tsx';
import { outboxOf, type Written } from '../../outbox/outbox.ts';
import { detach, useAttachments } from '../attachments.ts';
import { followingOf, type Mode, setDraft, useAfterwards } from '../drafts.ts';
import { dropCards, hasCards, namedCards, useCards } from '../inserts/cards.ts';
import { beginAnew, draftIdsOf } from '../kept/saving.ts';
import { mayName, mentionedIds } from '../mentions/mentioned.ts';
import type { Mentionable } from '../mentions/use-mentionable.ts';
import { useScheduling } from '../scheduling/use-scheduling.ts';
import type { useAnswering } from '../use-answering.ts';

interface SendingOptions {
  conversationId: string;
  /** Where the conversation has come to on the screen. */
  seenSeq: number;
  mode: Mode;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  mentionable: Mentionable;
  gaps: readonly Gap[];
  showGap(gap: Gap): void;
  /** Whether it may leave although somebody else has answered meanwhile. */
  mayPass(): boolean;
  answering: ReturnType<typeof useAnswering>;
  /** Nothing may be sent, whatever is written. */
  isBarred: boolean;
}

/** Why a message that is written cannot leave: what is on its way, or what is lost. */
type Missing = 'uploading' | 'failed' | 'readingTeam' | 'teamLost';

/** A message that was to be sent and has not left, and what may be done about it. */
export interface Held {
  missing: Missing;
  stop(): void;
  readTeam(): void;
  sendUnmentioned(): void;
}

/** The member has pressed send while something was missing. */
interface Tried {
  text: string;
  mode: Mode;
  alsoResolve: boolean;
  /** It leaves once all is there. */
  sendsByItself: boolean;
}

/** What leaves when the member sends, whether it is ready for that, and how the composer is emptied after it. */
export function useSending(options: SendingOptions) {
  const { conversationId, seenSeq, mode, field, text, mentionable, gaps, showGap, mayPass, answering, isBarred } =
    options;
  const { member: me, desk } = useMe();
  const client = useQueryClient();
  const files = useAttachments({ conversationId, mode });
  const cards = useCards(conversationId);
  const afterwards = useAfterwards(conversationId, mode);

  const uploading = files.some((it) => it.ref === null && it.problem === null);
  const refs = files.flatMap((it) => (it.ref ? [it.ref] : []));
  const tooLong = text.length > messageMaxChars;
  const withCards = mode === 'reply' && hasCards(cards);
  const failed = files.some((it) => it.problem !== null);
  const { team, isLost, retry } = mentionable;
  const unnamed = mode === 'note' && team === null && mayName(text);
  const unread = unnamed ? (isLost ? ('teamLost' as const) : ('readingTeam' as const)) : null;
  const missing: Missing | null = uploading ? 'uploading' : failed ? 'failed' : unread;
  /** Something is there to be sent; what belongs to it may still be on its way, or be lost. */
  const mayTry = !isBarred && (text.trim() !== '' || files.length > 0 || withCards) && !tooLong;
  const ready = mayTry && missing === null;
  const mayLeave = (unmentioned: boolean) => ready || (mayTry && unmentioned && missing === 'teamLost');

  /** The message as it stands; null while it is not ready, or something is to be mended first, which is shown. */
  const written = (alsoResolve = false, unmentioned = false): Written | null => {
    if (!mayLeave(unmentioned)) return null;
    const [gap] = gaps;
    if (gap) {
      showGap(gap);
      return null;
    }
    return {
      text: text.trim(),
      note: mode === 'note',
      files: refs,
      mentions: mentionedIds(text, team ?? []),
      replyTo: answering.answered,
      cards: withCards ? { shown: cards, named: namedCards(cards) } : undefined,
      afterwards: followingOf(afterwards, alsoResolve),
      draftIds: draftIdsOf({ conversationId, mode }),
    };
  };
  const empty = () => {
    beginAnew({ conversationId, mode });
    answering.end();
    setDraft(conversationId, mode, '');
    // What was attached since stays.
    for (const it of files) detach({ conversationId, mode }, it.id);
    if (withCards) dropCards(conversationId);
    field.current?.focus();
  };
  const { busy, schedule } = useScheduling({ conversationId, written, mayPass, empty });
  const [tried, setTried] = useState<Tried | null>(null);
  // What is changed after all is not sent yet.
  if (tried && (tried.text !== text || tried.mode !== mode || !(missing || tried.sendsByItself))) setTried(null);
  const send = (alsoResolve = false, unmentioned = false) => {
    if (mayTry && !mayLeave(unmentioned))
      return setTried({ text, mode, alsoResolve, sendsByItself: missing !== 'failed' });
    const body = written(alsoResolve, unmentioned);
    if (busy || !body || (mode === 'reply' && !mayPass())) return;
    const holdMs = mode === 'reply' ? desk.undoSeconds * 1_000 : 0;
    const seen = mode === 'reply' ? { seenSeq } : {};
    void outboxOf(me.id, client).add({ id: newId(), conversationId, holdMs, body: { ...body, ...seen } });
    empty();
  };
  const arrived = useEffectEvent(() => {
    if (!tried?.sendsByItself) return;
    setTried(missing ? { ...tried, sendsByItself: false } : null);
    if (!missing) send(tried.alsoResolve);
  });
  useEffect(() => {
    // A team that was lost may come yet: it is asked for anew here and elsewhere.
    if (missing === null || missing === 'failed') arrived();
  }, [missing]);
  const holding: Held | null = tried &&
    missing && {
      missing,
      stop: () => setTried(null),
      readTeam: retry,
      sendUnmentioned: () => send(tried.alsoResolve, true),
    };
  return { files, ready: ready && !busy, mayTry: mayTry && !busy, busy, tooLong, holding, send, schedule };
}
