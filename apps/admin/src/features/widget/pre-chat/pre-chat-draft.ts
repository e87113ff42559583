import { newId } from '@chatty/contract/new-id';
import { isContactType, type PreChatType, preChatTypes } from '@chatty/contract/settings/options';
import { PreChatField } from '@chatty/contract/settings/conversation/pre-chat';
import { texts } from '#texts/pre-chat.ts';
import type { SettingsForm } from '../../../connection/shop-settings/use-settings-form.ts';

/** What the page changes. */
export const preChatNames = [
  'preChatCustomerChatAs',
  'preChatDescription',
  'isShowNamePreChat',
  'preChatFields',
  'isShowDisclaimer',
  'disclaimerText',
  'disclaimerLink',
  'disclaimerLinkLabel',
  'isConsentRequired',
  'afterNumberMessages',
] as const;
type Form = SettingsForm<(typeof preChatNames)[number]>;

/** What a card of the page works with. */
export type PreChatForm = Pick<Form, 'draft' | 'problems' | 'set'>;

/** What a field is called: by its label, or without one by its type. */
export const nameOf = ({ type, label }: Pick<PreChatField, 'type' | 'label'>): string =>
  label.trim() || texts.types[type];

/** What can still be added: of what becomes known of the contact, one each. */
export const addable = (fields: readonly PreChatField[]): PreChatType[] =>
  preChatTypes.filter((type) => !isContactType(type) || fields.every((it) => it.type !== type));

export const newField = (type: PreChatType): PreChatField => ({
  id: isContactType(type) ? type : newId(),
  type,
  label: '',
  isRequired: false,
  choices: [],
});

export const moved = <T>(items: readonly T[], from: number, to: number): T[] => {
  const rest = items.filter((_, at) => at !== from);
  const item = items[from];
  return item === undefined ? rest : [...rest.slice(0, to), item, ...rest.slice(to)];
};

/** What is wrong with a field, beside its inputs. */
export function problemsOf(field: PreChatField): { label?: string; choices?: string } {
  const problems: { label?: string; choices?: string } = {};
  for (const { path, message } of PreChatField.safeParse(field).error?.issues ?? [])
    problems[path[0] === 'choices' ? 'choices' : 'label'] ??= message;
  return problems;
}

/** The choices of a text, one per line. */
export const choicesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** The choices once they are typed: a line that was left empty is none. */
export const settledChoices = (choices: readonly string[]): string[] =>
  choices.map((it) => it.trim()).filter((it) => it !== '');

/** How a value reads in a conflict; undefined where it reads by itself. */
export function sayPreChat(field: string, value: unknown): string | undefined {
  if (field === 'preChatCustomerChatAs') return texts.chatAs[value as keyof typeof texts.chatAs];
  if (field !== 'preChatFields') return undefined;
  return (value as PreChatField[]).map(nameOf).join('\n') || texts.none;
}
