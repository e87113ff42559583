import { CallFailed } from '@chatty/client/api';
import {
  type AnswerProblem,
  answerMaxChars,
  answerProblem,
  settledAnswer,
  shownFields,
} from '@chatty/contract/pre-chat-answers';
import { isContactType } from '@chatty/contract/settings/options';
import type { VisitorWidget } from '@chatty/contract/widget';
import type { Chat } from '../../../app/chat.ts';
import type { Kept } from '../../../app/kept.ts';
import type { Session } from '../../../app/state.ts';
import { say } from '../../../ui/say.ts';

type Field = VisitorWidget['preChatFields'][number];

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

/** What the shop wants to know of this visitor. Who was told of by an earlier version of the chat is asked nothing. */
export function asksOf(session: Session | null): Asks {
  if (!session?.preChat || !session.widget.preChatFields) return nothing;
  const { widget, preChat } = session;
  const { preChatCustomerChatAs: as, isShowDisclaimer, disclaimerText: text, isConsentRequired } = widget;
  const reads = isShowDisclaimer && preChat.consentedTo !== text;
  return {
    fields: as === 'anonymous' || preChat.isKnown ? [] : shownFields(widget),
    canSkip: as === 'both',
    disclaimer: reads ? { text, link: widget.disclaimerLink, label: widget.disclaimerLinkLabel } : null,
    mustAgree: reads && isConsentRequired,
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

export const keepBegun = (kept: Kept, begun: Begun | null): void => kept.write(name, begun);

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

const words: Record<Exclude<AnswerProblem, 'tooLong'>, () => string> = {
  required: () => say('liveChatRequired'),
  email: () => say('liveChatEmailInvalid'),
  phone: () => say('liveChatPhoneInvalid'),
  choice: () => say('liveChatRequired'),
};

/** By the ids of the fields, and for the consent under `consent`. */
export type Problems = Readonly<Record<string, string>>;

/** What is wrong with what is filled in, in words. */
export function problemsOf(asks: Asks, begun: Begun, contact: Session['contact'] | undefined): Problems {
  const problems: Record<string, string> = {};
  for (const field of wantedFields(asks, begun)) {
    const wrong = answerProblem(field, settledAnswer(field, answerOf(field, begun, contact)));
    if (wrong === 'tooLong') problems[field.id] = say('liveChatAnswerTooLong', { count: answerMaxChars[field.type] });
    else if (wrong !== null) problems[field.id] = words[wrong]();
  }
  if (asks.mustAgree && !begun.agrees) problems.consent = say('liveChatConsentRequired');
  return problems;
}

/** The form or the disclaimer is another one by now: it is shown as it is. */
async function readAgain(chat: Chat): Promise<void> {
  const { data } = await chat.api('GET /client/api/widget');
  chat.applyWidget(data);
}

/** Tells the shop. Throws `CallFailed`; what was typed stays. */
export async function tellPreChat(chat: Chat, asks: Asks, begun: Begun): Promise<void> {
  const { session } = chat.store.get();
  const fields = wantedFields(asks, begun);
  const answers = Object.fromEntries(fields.map((it) => [it.id, answerOf(it, begun, session?.contact)]));
  const body = {
    answers: fields.length > 0 ? answers : null,
    consent: asks.mustAgree && asks.disclaimer ? asks.disclaimer.text : null,
  };
  try {
    const { data: preChat } = await chat.api('POST /client/api/pre-chat', { body });
    const now = chat.store.get().session;
    if (now) chat.applyWidget({ widget: now.widget, availability: now.availability, preChat });
  } catch (problem) {
    if (problem instanceof CallFailed && problem.code === 'conflict') await readAgain(chat).catch(() => {});
    throw problem;
  }
  const known: Record<string, string> = {};
  for (const it of fields) if (isContactType(it.type)) known[it.type] = answers[it.id]?.trim() ?? '';
  const contact = chat.store.get().session?.contact;
  if (!contact) return;
  const email = known.email || contact.email;
  chat.store.dispatch({ type: 'contact changed', contact: { ...contact, name: known.name || contact.name, email } });
  keepBegun(chat.kept, { answers: {}, agrees: false, skips: begun.skips });
}
