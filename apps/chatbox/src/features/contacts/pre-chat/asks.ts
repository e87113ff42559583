import type { VisitorWidget } from '@chatty/contract/widget';
import type { Chat } from '../../../app/chat.ts';
import type { Kept } from '../../../app/kept.ts';
import type { Session } from '../../../app/state.ts';

export type Field = VisitorWidget['preChatFields'][number];

/** What a visitor is asked before their first message leaves. */
export interface Asks {
  fields: readonly Field[];
  /** They may stay anonymous. */
  canSkip: boolean;
  /** What they read; null where they read nothing, or have agreed to it. */
  disclaimer: { text: string; link: string; label: string } | null;
  mustAgree: boolean;
}

const nothing: Asks = { fields: [], canSkip: false, disclaimer: null, mustAgree: false };

/** What the shop wants to know of this visitor. A session that an earlier version of the chat has kept asks nothing. */
export function asksOf(session: Session | null): Asks {
  if (!session?.preChat || !session.widget.preChatFields) return nothing;
  const { widget, preChat } = session;
  const { preChatCustomerChatAs: as, isShowNamePreChat, isShowDisclaimer, disclaimerText: text } = widget;
  const reads = isShowDisclaimer && preChat.consentedTo !== text;
  const fields = widget.preChatFields.filter((it) => it.type !== 'name' || isShowNamePreChat);
  return {
    fields: as === 'anonymous' || preChat.isKnown ? [] : fields,
    canSkip: as === 'both',
    disclaimer: reads ? { text, link: widget.disclaimerLink, label: widget.disclaimerLinkLabel } : null,
    mustAgree: reads && widget.isConsentRequired,
  };
}

/** What a visitor has begun to fill in. */
export interface Begun {
  answers: Readonly<Record<string, string>>;
  agrees: boolean;
  /** They would rather say nothing of themselves. */
  skips: boolean;
}

const name = 'pre-chat';

/** Also on the page before: no letter of it is lost. */
export function begunPreChat(kept: Kept): Begun {
  const held = kept.read(name) as Partial<Begun> | null;
  return { answers: held?.answers ?? {}, agrees: held?.agrees ?? false, skips: held?.skips ?? false };
}

export const keepBegun = (kept: Kept, begun: Begun): void => kept.write(name, begun);

/** The fields that are to be filled in: of who skips them none. */
export const wantedFields = ({ fields, canSkip }: Asks, { skips }: Begun): readonly Field[] =>
  canSkip && skips ? [] : fields;

/** Whether a first message has to wait for an answer. */
export function holdsFirst({ kept, linked, store }: Chat): boolean {
  if (linked) return false;
  const asks = asksOf(store.get().session);
  return asks.mustAgree || wantedFields(asks, begunPreChat(kept)).length > 0;
}

/** What stands in a field: what was typed, or what is known of the visitor already. */
export function answerOf({ id, type }: Field, { answers }: Begun, contact: Session['contact'] | undefined): string {
  const known = type === 'name' ? contact?.name : type === 'email' ? contact?.email : null;
  return answers[id] ?? known ?? '';
}
