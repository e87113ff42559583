import { answerMaxChars } from '@chatty/contract/pre-chat-answers';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Session } from '../../../app/state.ts';
import { say } from '../../../ui/say.ts';
import { type Asks, answerOf, type Begun, type Problems } from './pre-chat.ts';

export interface PreChatFormProps {
  asks: Asks;
  begun: Begun;
  contact: Session['contact'] | undefined;
  description: string;
  problems: Problems;
  /** How often it was tried to send: what is wrong gets the keyboard. */
  tried: number;
  onChange(part: Partial<Begun>): void;
}

type Field = Asks['fields'][number];

function labelOf({ type, label, isRequired }: Field): string {
  const own = { name: say('liveChatName'), email: say('liveChatEmail'), phone: say('liveChatPhone') };
  const field = label || (type in own ? own[type as keyof typeof own] : '');
  return isRequired ? field : say('liveChatOptional', { field });
}

const inputs = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  text: { type: 'text', autoComplete: 'off' },
} as const;

/** Where one answer is written or chosen. */
function Answer(props: { field: Field; value: string; wrong: string | undefined; onChange(value: string): void }) {
  const { field, value, wrong, onChange } = props;
  const id = useId();
  const same = {
    id,
    value,
    'aria-required': field.isRequired,
    'aria-invalid': wrong !== undefined,
    'aria-describedby': wrong ? `${id}-wrong` : undefined,
  };
  return (
    <div className="asked">
      <label htmlFor={id}>{labelOf(field)}</label>
      {field.type === 'choice' ? (
        <select {...same} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="">{say('liveChatChoose')}</option>
          {field.choices.map((it) => (
            <option key={it}>{it}</option>
          ))}
        </select>
      ) : field.type === 'long_text' ? (
        <textarea
          {...same}
          rows={3}
          maxLength={answerMaxChars.long_text}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <input
          {...same}
          {...inputs[field.type]}
          maxLength={answerMaxChars[field.type]}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {wrong && (
        <p id={`${id}-wrong`} className="problem">
          {wrong}
        </p>
      )}
    </div>
  );
}

/** The disclaimer, and where it must be, the box by which the visitor agrees to it. */
function Disclaimer({ asks, begun, problems, onChange }: PreChatFormProps) {
  const id = useId();
  const { disclaimer, mustAgree } = asks;
  if (!disclaimer) return null;
  const isPage = /^https?:\/\//i.test(disclaimer.link);
  return (
    <div className="asked disclaimer">
      <p id={id}>
        {disclaimer.text}{' '}
        {isPage && (
          <a href={disclaimer.link} target="_blank" rel="noopener noreferrer">
            {disclaimer.label}
          </a>
        )}
      </p>
      {mustAgree && (
        <label className="agree">
          <input
            type="checkbox"
            checked={begun.agrees}
            aria-required="true"
            aria-describedby={id}
            aria-invalid={problems.consent !== undefined}
            onChange={(event) => onChange({ agrees: event.currentTarget.checked })}
          />
          <span>{say('liveChatConsent')}</span>
        </label>
      )}
    </div>
  );
}

/** What is asked above the field before the first message leaves. */
export function PreChatForm(props: PreChatFormProps): ReactNode {
  const { asks, begun, contact, description, problems, tried, onChange } = props;
  const ref = useRef<HTMLFieldSetElement>(null);
  const first = Object.values(problems)[0];
  useEffect(() => {
    if (tried > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tried]);
  const skip = () => {
    const form = ref.current?.closest('form');
    onChange({ skips: true });
    form?.querySelector<HTMLElement>('.composer-line textarea')?.focus();
  };
  const change = (id: string) => (value: string) => onChange({ answers: { ...begun.answers, [id]: value } });
  return (
    <fieldset ref={ref} className="pre-chat">
      <legend className="unseen">{say('liveChatAboutYou')}</legend>
      {asks.fields.length > 0 && description !== '' && <p className="pre-chat-words">{description}</p>}
      {asks.canSkip && asks.fields.length > 0 && (
        <button type="button" className="link" onClick={skip}>
          {say('liveChatSkip')}
        </button>
      )}
      {asks.fields.map((field) => (
        <Answer
          key={field.id}
          field={field}
          value={answerOf(field, begun, contact)}
          wrong={problems[field.id]}
          onChange={change(field.id)}
        />
      ))}
      <Disclaimer {...props} />
      <p className="problem" role="alert">
        {problems.whole ?? problems.consent ?? (first && <span className="unseen">{first}</span>)}
      </p>
    </fieldset>
  );
}
