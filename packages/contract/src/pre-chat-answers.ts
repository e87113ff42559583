import type { PreChatType } from './settings/options.ts';

/** How long an answer may be, by the type of its field. */
export const answerMaxChars = { name: 120, email: 254, phone: 40, text: 200, long_text: 2_000, choice: 60 } as const;
export const longestAnswer = 2_000;

interface Asked {
  id: string;
  type: PreChatType;
  isRequired: boolean;
  choices: readonly string[];
}

/** The fields that the form shows. */
export const shownFields = <Field extends Asked>(settings: {
  preChatFields: readonly Field[];
  isShowNamePreChat: boolean;
}): Field[] => settings.preChatFields.filter((it) => it.type !== 'name' || settings.isShowNamePreChat);

/** What is wrong with an answer. */
export type AnswerProblem = 'required' | 'tooLong' | 'email' | 'phone' | 'choice';

/** Characters that are invisible or change the direction of a line. */
const unseen = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu;

/** An answer as it is kept: without what nobody sees, and on one line where there is one line for it. */
export function settledAnswer({ type }: Pick<Asked, 'type'>, answer: string): string {
  const plain = answer.replace(/\r\n?/g, '\n').replace(unseen, '');
  return (type === 'long_text' ? plain : plain.replace(/\s+/g, ' ')).trim();
}

/** What is wrong with an answer that was settled; null when it will do. */
export function answerProblem({ type, isRequired, choices }: Asked, answer: string): AnswerProblem | null {
  if (answer === '') return isRequired ? 'required' : null;
  if (answer.length > answerMaxChars[type]) return 'tooLong';
  if (type === 'email' && !/^[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,6}$/.test(answer)) return 'email';
  if (type === 'phone' && !isPhone(answer)) return 'phone';
  return type === 'choice' && !choices.includes(answer) ? 'choice' : null;
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s().-]{1,40}$/.test(text) && digits >= 7 && digits <= 15;
}
