import { preChatLabelMaxChars } from '../limits.ts';
import { answerMaxChars } from '../pre-chat-answers.ts';
import type { PreChatField } from '../settings/conversation/pre-chat.ts';

/** A text that a merchant wrote into a list of the settings. */
export interface ListedText {
  /** Stays the same wherever in the list it stands. */
  key: `setting.${string}`;
  source: string;
  /** What it belongs to; empty where it speaks for itself. */
  about: string;
  maxChars: number;
  place: { tab: string; category: string };
}

type Listed = { preChatFields: PreChatField[] };

const labelKey = ({ id }: PreChatField) => `setting.preChat.${id}.label` as const;
/** A choice is known by its own words: it has nothing else that stays. */
const choiceKey = ({ id }: PreChatField, choice: string) => `setting.preChat.${id}.choice.${choice}` as const;

const place = { tab: 'live-chat', category: 'pre-chat' };

/** What stands in the lists of these settings, one after the other. */
export const listedTexts = ({ preChatFields }: Listed): ListedText[] =>
  preChatFields.flatMap((field): ListedText[] => [
    // Without a label of its own the chat calls it by the product's word.
    ...(field.label === ''
      ? []
      : [{ key: labelKey(field), source: field.label, about: '', maxChars: preChatLabelMaxChars, place }]),
    ...field.choices.map((choice) => ({
      ...{ key: choiceKey(field, choice), source: choice, about: field.label },
      ...{ maxChars: answerMaxChars.choice, place },
    })),
  ]);

/** The same lists in other words, in the same order: what can be chosen stays as many different things. */
export function withListedTexts<Settings extends Listed>(
  settings: Settings,
  say: (key: ListedText['key'], source: string) => string,
): Settings {
  const preChatFields = settings.preChatFields.map((field) => {
    const said = field.choices.map((it) => say(choiceKey(field, it), it));
    return {
      ...field,
      label: field.label === '' ? '' : say(labelKey(field), field.label),
      choices: new Set(said).size === said.length ? said : field.choices,
    };
  });
  return { ...settings, preChatFields };
}
