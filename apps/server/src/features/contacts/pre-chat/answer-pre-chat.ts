import { ContactDetails } from '@chatty/contract/contacts';
import type { PreChat, PreChatState } from '@chatty/contract/pre-chat';
import { answerMaxChars, answerProblem, settledAnswer, shownFields } from '@chatty/contract/pre-chat-answers';
import { isContactType } from '@chatty/contract/settings/options';
import type { PreChatField } from '@chatty/contract/settings/conversation/pre-chat';
import type { ShopSettings } from '@chatty/contract/settings/shop-settings';
import { texts as fieldTexts } from '@chatty/contract/texts';
import { texts } from '#texts/pre-chat.ts';
import type { TxCtx, VisitorCtx } from '../../../ctx.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { notFound, Problem } from '../../../platform/problem.ts';
import { findShop, settingsOf } from '../../shops/index.ts';
import { settingsIn, wordsFor } from '../../wording/index.ts';
import { changeIn } from '../change-contact.ts';
import type { ContactRow } from '../contact.store.ts';
import { readPreChat, readPreChatOfPerson, stateOf } from './pre-chat.store.ts';

/** Who agrees again and again to ever other disclaimers is remembered for the latest. */
const mostConsents = 20;

type Given = { answers: Record<string, string> | null; consent: string | null };
type Answered = { field: PreChatField; answer: string };

const problemText = (field: PreChatField, answer: string): string | null => {
  const wrong = answerProblem(field, answer);
  if (wrong === null) return null;
  const said = {
    required: fieldTexts.required,
    tooLong: fieldTexts.maxChars(answerMaxChars[field.type]),
    email: fieldTexts.emailInvalid,
    phone: fieldTexts.phoneInvalid,
    choice: fieldTexts.notChoice,
  };
  return said[wrong];
};

/** What was chosen, in the merchant's own words, whichever language it was read in. */
function choiceOf(field: PreChatField, read: PreChatField | undefined, answer: string): string {
  const at = read?.choices.findIndex((it) => settledAnswer(field, it) === answer) ?? -1;
  return field.choices[at] ?? answer;
}

/**
 * The answers as they are kept, each by its field as the merchant made it: `read` is what the visitor read. Throws
 * `bad_input`, which names the fields, and `conflict`.
 */
function answersOf(settings: ShopSettings, read: ShopSettings, given: Record<string, string>): Answered[] {
  const fields = shownFields(settings);
  const readAs = new Map(read.preChatFields.map((it) => [it.id, it]));
  const known = new Set(fields.map((it) => it.id));
  // The form was changed while it was filled in: what was answered may not be what is asked.
  if (Object.keys(given).some((it) => !known.has(it))) throw new Problem('conflict', texts.formChanged);
  const answered = fields.map((field) => {
    const answer = settledAnswer(field, given[field.id] ?? '');
    return { field, answer: field.type === 'choice' ? choiceOf(field, readAs.get(field.id), answer) : answer };
  });
  const wrong: Record<string, string> = {};
  for (const { field, answer } of answered) {
    const problem = problemText(field, answer);
    if (problem !== null) wrong[field.id] = problem;
  }
  const [first] = Object.values(wrong);
  if (first !== undefined) throw new Problem('bad_input', first, wrong);
  return answered.filter((it) => it.answer !== '');
}

/** Name, email, and phone become known of the contact, as far as the contract takes them. Throws `bad_input`. */
async function keepDetails(tx: TxCtx, contact: ContactRow, answered: readonly Answered[]): Promise<void> {
  // What the store says of its customer counts more than what anybody types.
  if (contact.customer_id !== null) return;
  const own = answered.filter((it) => isContactType(it.field.type));
  if (own.length === 0) return;
  const details = ContactDetails.safeParse(Object.fromEntries(own.map((it) => [it.field.type, it.answer])));
  if (!details.success) {
    const issues = details.error.issues.map((it) => ({
      id: own.find(({ field }) => field.type === it.path[0])?.field.id ?? '',
      message: it.message,
    }));
    const fields = Object.fromEntries(issues.map((it) => [it.id, it.message]));
    throw new Problem('bad_input', issues[0]?.message ?? fieldTexts.invalid, fields);
  }
  await changeIn(tx, contact.id, details.data, 'visitor');
}

/** What somebody agreed to is what the shop says now, word for word, and never what they say themselves. */
function mustBeConsent({ isShowDisclaimer, disclaimerText }: ShopSettings, consent: string | null): void {
  if (consent === null) return;
  if (!isShowDisclaimer || consent !== disclaimerText) throw new Problem('conflict', texts.disclaimerChanged);
}

function mustHaveAgreed(settings: ShopSettings, held: PreChat | null, { consent }: Given): void {
  const { isShowDisclaimer, isConsentRequired, disclaimerText } = settings;
  if (!isShowDisclaimer || !isConsentRequired || consent !== null) return;
  if (held?.consents.at(-1)?.text === disclaimerText) return;
  throw new Problem('bad_input', fieldTexts.consentRequired, { consent: fieldTexts.consentRequired });
}

/**
 * A visitor says who they are and agrees to the disclaimer, before their first message. Throws `bad_input`, whose fields
 * are those of the form, and `conflict` where the form or the disclaimer is no longer what they read.
 */
export function answerPreChat(ctx: VisitorCtx, given: Given): Promise<PreChatState> {
  return transaction(ctx, async (tx) => {
    const { contactId } = ctx.who;
    const contact = await tx.db
      .selectFrom('contacts')
      .selectAll()
      .where('shop_id', '=', tx.shopId)
      .where('id', '=', contactId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!contact) throw notFound();
    const shop = await findShop(tx.db, tx.shopId);
    // What they read is what they agree to: the settings in their language.
    const own = settingsOf(shop);
    const settings = settingsIn(own, await wordsFor(tx, shop, contact.locale));
    const held = await readPreChat(tx, contactId);
    mustBeConsent(settings, given.consent);
    mustHaveAgreed(settings, held, given);
    const answered = given.answers && answersOf(own, settings, given.answers);
    if (answered) await keepDetails(tx, contact, answered);
    const preChat = merged(settings, held, answered, given.consent, tx.services.clock.now().toISOString());
    await write(tx, contactId, preChat);
    const personId = contact.merged_into ?? contactId;
    const known = contact.merged_into === null ? preChat : await readPreChatOfPerson(tx, personId);
    if (known) tx.emit('contact.told', { id: personId, preChat: known }, { team: true, contactId: null });
    return stateOf(contact, preChat);
  });
}

function merged(
  { disclaimerText, disclaimerLink }: ShopSettings,
  held: PreChat | null,
  answered: readonly Answered[] | null,
  consent: string | null,
  at: string,
): PreChat {
  const own = answered?.filter((it) => !isContactType(it.field.type));
  const before = held?.consents ?? [];
  const given = consent === null ? [] : [{ text: disclaimerText, link: disclaimerLink, at }];
  return {
    answers: own?.map(({ field, answer }) => ({ id: field.id, label: field.label, answer })) ?? held?.answers ?? [],
    answeredAt: answered ? at : (held?.answeredAt ?? null),
    consents: [...before, ...given].slice(-mostConsents),
  };
}

async function write(tx: TxCtx, contactId: string, preChat: PreChat): Promise<void> {
  const row = {
    answers: JSON.stringify(preChat.answers),
    answered_at: preChat.answeredAt,
    consents: JSON.stringify(preChat.consents),
  };
  await tx.db
    .insertInto('pre_chats')
    .values({ shop_id: tx.shopId, contact_id: contactId, ...row })
    .onConflict((on) => on.columns(['shop_id', 'contact_id']).doUpdateSet(row))
    .execute();
}
