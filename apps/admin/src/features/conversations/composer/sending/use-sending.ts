import { messageMaxChars } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import type { Gap } from '@chatty/contract/shortcut-variables';
import type { Member } from '@chatty/contract/team';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useMe } from '../../../../people/me.tsx';
import { outboxOf, type Written } from '../../outbox.ts';
import { detach, useAttachments } from '../attachments.ts';
import { followingOf, type Mode, setDraft, useAfterwards } from '../drafts.ts';
import { dropCards, hasCards, namedCards, useCards } from '../inserts/cards.ts';
import { beginAnew, draftIdsOf } from '../kept/saving.ts';
import { mentionedIds } from '../mentions/mentioned.ts';
import { useScheduling } from '../scheduling/use-scheduling.ts';
import type { useAnswering } from '../use-answering.ts';

interface SendingOptions {
  conversationId: string;
  /** Where the conversation has come to on the screen. */
  seenSeq: number;
  mode: Mode;
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  team: readonly Member[];
  gaps: readonly Gap[];
  showGap(gap: Gap): void;
  /** Whether it may leave although somebody else has answered meanwhile. */
  mayPass(): boolean;
  answering: ReturnType<typeof useAnswering>;
  /** Nothing may be sent, whatever is written. */
  isBarred: boolean;
}

/** The member has pressed send while files were missing. */
interface Tried {
  text: string;
  mode: Mode;
  alsoResolve: boolean;
  /** It leaves once the files are there. */
  sendsByItself: boolean;
}

/** What leaves when the member sends, whether it is ready for that, and how the composer is emptied after it. */
export function useSending(options: SendingOptions) {
  const { conversationId, seenSeq, mode, field, text, team, gaps, showGap, mayPass, answering, isBarred } = options;
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
  /** Something is there to be sent; its files may still be on their way, or be lost. */
  const mayTry = !isBarred && (text.trim() !== '' || files.length > 0 || withCards) && !tooLong;
  const ready = mayTry && !uploading && !failed;

  /** The message as it stands; null while it is not ready, or something is to be mended first, which is shown. */
  const written = (alsoResolve = false): Written | null => {
    if (!ready) return null;
    const [gap] = gaps;
    if (gap) {
      showGap(gap);
      return null;
    }
    return {
      text: text.trim(),
      note: mode === 'note',
      files: refs,
      mentions: mentionedIds(text, team),
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
  if (tried && (tried.text !== text || tried.mode !== mode || !(uploading || failed || tried.sendsByItself)))
    setTried(null);
  const send = (alsoResolve = false) => {
    if (mayTry && !ready) return setTried({ text, mode, alsoResolve, sendsByItself: uploading });
    const body = written(alsoResolve);
    if (busy || !body || (mode === 'reply' && !mayPass())) return;
    const holdMs = mode === 'reply' ? desk.undoSeconds * 1_000 : 0;
    const seen = mode === 'reply' ? { seenSeq } : {};
    void outboxOf(me.id, client).add({ id: newId(), conversationId, holdMs, body: { ...body, ...seen } });
    empty();
  };
  const uploaded = useEffectEvent(() => {
    if (!tried?.sendsByItself) return;
    setTried(failed ? { ...tried, sendsByItself: false } : null);
    if (!failed) send(tried.alsoResolve);
  });
  useEffect(() => {
    if (!uploading) uploaded();
  }, [uploading]);
  const held = uploading ? ('uploading' as const) : ('failed' as const);
  const holding = tried && held;
  const stop = () => setTried(null);
  return { files, ready: ready && !busy, mayTry: mayTry && !busy, busy, tooLong, holding, stop, send, schedule };
}
