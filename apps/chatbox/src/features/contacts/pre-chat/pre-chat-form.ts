import { answerMaxChars, answerProblem, settledAnswer } from '@chatty/contract/pre-chat-answers';
import { createElement as h, type ReactNode, useEffect, useId, useRef } from 'react';
import { say } from '../../../ui/say.ts';
import type { Asks, Field } from './asks.ts';
import type { Problems } from './problems-in.ts';

interface Filled {
  field: Field;
  answer: string;
}

interface PreChatFormProps {
  filled: readonly Filled[];
  asks: Asks;
  /** Whether the box is ticked; null where there is none. */
  agrees: boolean | null;
  description: string;
  problems: Problems;
  /** How often it was tried to send: what is wrong gets the keyboard. */
  tried: number;
  onAnswer(id: string, answer: string): void;
  onAgree(agrees: boolean): void;
  onSkip(): void;
}

const inputs = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  text: { type: 'text', autoComplete: 'off' },
} as const;

export function problemsOf(filled: readonly Filled[], lacksConsent: boolean): Problems {
  const problems: Record<string, string> = {};
  for (const { field, answer } of filled) {
    const wrong = answerProblem(field, settledAnswer(field, answer));
    if (wrong === 'tooLong') problems[field.id] = say('liveChatAnswerTooLong', { count: answerMaxChars[field.type] });
    else if (wrong === 'email') problems[field.id] = say('liveChatEmailInvalid');
    else if (wrong === 'phone') problems[field.id] = say('liveChatPhoneInvalid');
    else if (wrong !== null) problems[field.id] = say('liveChatRequired');
  }
  if (lacksConsent) problems.consent = say('liveChatConsentRequired');
  return problems;
}

function labelOf({ type, label, isRequired }: Field): string {
  const own = { name: say('liveChatName'), email: say('liveChatEmail'), phone: say('liveChatPhone') };
  const field = label || (type === 'name' || type === 'email' || type === 'phone' ? own[type] : '');
  return isRequired ? field : say('liveChatOptional', { field });
}

/** Where one answer is written or chosen. */
function Answer(props: Filled & { wrong: string | undefined; onChange(answer: string): void }): ReactNode {
  const { field, answer, wrong, onChange } = props;
  const { type } = field;
  const id = useId();
  const same = {
    id,
    value: answer,
    'aria-required': field.isRequired,
    'aria-invalid': wrong !== undefined,
    'aria-describedby': wrong ? `${id}-wrong` : undefined,
  };
  const read = ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value);
  const write = { ...same, maxLength: answerMaxChars[type], onInput: read };
  const place = () => {
    if (type === 'long_text') return h('textarea', { ...write, rows: 3 });
    if (type !== 'choice') return h('input', { ...write, ...inputs[type] });
    const choose = h('option', { value: '' }, say('liveChatChoose'));
    const choices = field.choices.map((it) => h('option', { key: it }, it));
    return h('select', { ...same, onChange: read }, choose, choices);
  };
  return h(
    'div',
    { className: 'asked' },
    h('label', { htmlFor: id }, labelOf(field)),
    place(),
    wrong && h('p', { id: `${id}-wrong`, className: 'problem' }, wrong),
  );
}

/** The disclaimer, and where it must be, the box by which the visitor agrees to it. */
function Disclaimer({ asks: { disclaimer }, agrees, problems, onAgree }: PreChatFormProps): ReactNode {
  const id = useId();
  if (!disclaimer) return null;
  const { text, link: href, label } = disclaimer;
  const isPage = /^https?:\/\//i.test(href);
  const box = {
    type: 'checkbox',
    checked: agrees === true,
    'aria-required': true,
    'aria-describedby': id,
    'aria-invalid': problems.consent !== undefined,
    onChange: ({ currentTarget }: { currentTarget: { checked: boolean } }) => onAgree(currentTarget.checked),
  } as const;
  return h(
    'div',
    { className: 'asked disclaimer' },
    h('p', { id }, text, ' ', isPage && h('a', { href, target: '_blank', rel: 'noopener noreferrer' }, label)),
    agrees !== null && h('label', { className: 'agree' }, h('input', box), h('span', null, say('liveChatConsent'))),
  );
}

/** What is asked above the field before the first message leaves. */
export function PreChatForm(props: PreChatFormProps): ReactNode {
  const { filled, asks, description, problems, tried, onAnswer, onSkip } = props;
  const ref = useRef<HTMLFieldSetElement>(null);
  const first = Object.values(problems)[0];
  useEffect(() => {
    if (tried > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tried]);
  const skip = () => {
    const form = ref.current?.closest('form');
    onSkip();
    form?.querySelector<HTMLElement>('textarea[enterkeyhint]')?.focus();
  };
  const answers = filled.map(({ field, answer }) =>
    h(Answer, {
      key: field.id,
      field,
      answer,
      wrong: problems[field.id],
      onChange: (value) => onAnswer(field.id, value),
    }),
  );
  const isForm = filled.length > 0;
  return h(
    'fieldset',
    { ref, className: 'pre-chat' },
    h('legend', { className: 'unseen' }, say('liveChatAboutYou')),
    isForm && description !== '' && h('p', null, description),
    isForm && asks.canSkip && h('button', { type: 'button', className: 'link', onClick: skip }, say('liveChatSkip')),
    answers,
    h(Disclaimer, props),
    h(
      'p',
      { className: 'problem', role: 'alert' },
      problems.whole ?? problems.consent ?? (first && h('span', { className: 'unseen' }, first)),
    ),
  );
}
