import { contactProblems } from '@chatty/contract/settings/contact/contact-us';
import { type ContactMethod, contactMethods } from '@chatty/contract/settings/options';
import type { SavedSettings } from '@chatty/contract/settings/shop-settings';
import { texts } from '#texts/contact-methods.ts';
import type { Problems } from '../../../ui/form/problems.ts';

/** What the card of the contact methods changes. */
export type ContactDraft = Pick<
  SavedSettings,
  'contactMethod' | 'contactMethodOrder' | 'defaultContactMethod' | 'isEnableCustomPhone' | 'isEnableCustomZalo'
>;
export type ContactEntry = ContactDraft['contactMethod'][ContactMethod];

/** What keeps a draft from being saved, by its fields. */
export function contactWrong(draft: ContactDraft): Problems<ContactDraft> {
  const found = Object.entries(contactProblems(draft));
  return Object.fromEntries(found.map(([path, problem]) => [path.split('.')[0], problem]).reverse());
}

/** A draft in which this method is changed. Where the default one goes off, the chat comes first again. */
export function withEntry(
  { contactMethod, defaultContactMethod }: ContactDraft,
  method: ContactMethod,
  part: Partial<ContactEntry>,
): Partial<ContactDraft> {
  const entry = { ...contactMethod[method], ...part };
  const isOut = !entry.active && method === defaultContactMethod;
  return {
    contactMethod: { ...contactMethod, [method]: entry },
    ...(isOut && { defaultContactMethod: 'liveChat' as const }),
  };
}

/** The order with one method at another place. Past either end nothing moves. */
export function moved(order: readonly ContactMethod[], method: ContactMethod, to: number): ContactMethod[] {
  if (to < 0 || to >= order.length) return [...order];
  return order.filter((it) => it !== method).toSpliced(to, 0, method);
}

const isMethod = (value: unknown): value is ContactMethod => contactMethods.some((it) => it === value);
const isEntry = (value: unknown): value is ContactEntry =>
  typeof value === 'object' && value !== null && 'active' in value && 'value' in value && 'title' in value;

/** How these fields read where two members changed them; undefined for what reads by itself. */
export function sayContacts(field: string, value: unknown): string | undefined {
  if (field === 'defaultContactMethod') return isMethod(value) ? texts.names[value] : texts.liveChat;
  if (field === 'contactMethodOrder' && Array.isArray(value)) {
    return value
      .filter(isMethod)
      .map((it) => texts.names[it])
      .join(', ');
  }
  if (field !== 'contactMethod' || typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value).flatMap(([method, entry]: [string, unknown]) =>
    isMethod(method) && isEntry(entry) && entry.active
      ? [`${texts.names[method]}: ${[entry.value, entry.title].filter((it) => it !== '').join(' · ')}`]
      : [],
  );
  return entries.join('\n') || texts.none;
}
