import type { HandOffRules } from '@chatty/contract/settings/assistant/hand-off-rules';
import type { Inquiry } from '../inquiry/read-inquiry.ts';
import { isAfterSales } from './after-sales.ts';
import { topicOf } from './topic-of.ts';

/** A rule of the shop by which a conversation goes to a person, or a message is declined. */
export interface Rule {
  name: keyof HandOffRules;
  /** What it was about: the title of the topic, a tag, an amount. */
  about: string;
}

type Ruled = Pick<Inquiry, 'question' | 'language' | 'assistant' | 'contact' | 'cartTotal' | 'hadPerson'>;

/** For whom a person answers whatever they say; once one has, it is for the team to hand back. */
function ofVisitor({ assistant, contact, cartTotal, hadPerson }: Ruled): Rule | null {
  const { tagged, cartValue } = assistant.handOff;
  if (hadPerson) return null;
  const tag = tagged.isOn ? tagged.tagIds.find((it) => contact.tagIds.includes(it)) : undefined;
  if (tag !== undefined) return { name: 'tagged', about: tag };
  const isWorth = cartValue.isOn && cartTotal !== null && cartTotal > 0 && cartTotal >= cartValue.amount;
  return isWorth ? { name: 'cartValue', about: String(cartTotal) } : null;
}

/** The rule that holds for an inquiry before any engine is asked; null where the assistant answers. */
export function ruleOf(inquiry: Ruled): Rule | null {
  const { assistant, question, language } = inquiry;
  const topic = topicOf(question, language, assistant.topics);
  if (topic) return { name: topic.leadsTo === 'decline' ? 'declined' : 'topic', about: topic.title };
  if (!assistant.enableAfterSalesSupport && isAfterSales(question, language)) return { name: 'afterSales', about: '' };
  return ofVisitor(inquiry);
}
