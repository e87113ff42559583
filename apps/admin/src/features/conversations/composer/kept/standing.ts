import type { Draft } from '@chatty/contract/drafts';
import { answeredIn, setAnswered } from '../../thread/quote/answered.ts';
import { heldAttachments, reattach, setAttachments } from '../attachments.ts';
import { afterwardsOf, keepDraft, keptDraft, setAfterwards, setDraft } from '../drafts.ts';
import { bringCardsBack, dropCards, hasCards, keptCards } from '../inserts/cards.ts';
import type { Written } from '../../outbox/outbox.ts';
import type { Place } from './touched.ts';

/** More than this is not kept on the server: it would not leave a page that goes. */
const mostBeside = 40_000;

type Standing = Pick<Draft, 'text' | 'beside'>;
/** What stands beside the words, as one page tells it another. */
type Beside = Pick<Written, 'files' | 'replyTo' | 'afterwards'> & { cards?: ReturnType<typeof keptCards> | undefined };

/** What stands in the composer now. Files that are not uploaded yet are this page's alone. */
export function standing(place: Place): Standing {
  const { conversationId, mode } = place;
  const cards = mode === 'reply' ? keptCards(conversationId) : undefined;
  const beside: Beside = {
    files: heldAttachments(place).flatMap((it) => it.ref ?? []),
    replyTo: answeredIn(place)?.quoted,
    cards: cards && hasCards(cards) ? cards : undefined,
    afterwards: afterwardsOf(conversationId, mode),
  };
  const isThere = beside.files.length > 0 || beside.replyTo || beside.cards || beside.afterwards;
  const told = isThere ? JSON.stringify(beside) : '';
  return { text: keptDraft(conversationId, mode) ?? '', beside: told.length > mostBeside ? '' : told };
}

function besideOf({ beside }: Standing): Beside {
  try {
    return { files: [], ...JSON.parse(beside || '{}') };
  } catch {
    return { files: [] };
  }
}

/** Puts what was kept below what stands there. */
export function putBelow(place: Place, kept: Standing): void {
  const { conversationId, mode } = place;
  const { files, replyTo, cards, afterwards } = besideOf(kept);
  if (kept.text !== '') keepDraft(conversationId, mode, kept.text);
  if (files.length > 0) reattach(place, files);
  if (cards) bringCardsBack(conversationId, cards);
  if (replyTo) setAnswered(conversationId, { quoted: replyTo, isNote: mode === 'note' });
  if (afterwards) setAfterwards(conversationId, mode, afterwards);
}

/** Empties the composer of all that the server keeps too. */
export function clear(place: Place): void {
  const { conversationId, mode } = place;
  setDraft(conversationId, mode, '');
  setAttachments(
    place,
    heldAttachments(place).filter((it) => it.ref === null),
  );
  if (mode === 'reply') dropCards(conversationId);
  if (answeredIn(place)) setAnswered(conversationId, undefined);
}
