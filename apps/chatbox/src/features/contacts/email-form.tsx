import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useAttempt } from '../../ui/attempt.ts';
import { say } from '../../ui/say.ts';
import type { BegunEmail } from './begun-email.ts';
import { emailProblem } from './email-problem.ts';

interface EmailFormProps {
  /** What is known already. */
  email: string | null;
  /** What was begun before, here or elsewhere. */
  begun: BegunEmail;
  onBegun(begun: BegunEmail): void;
  onSave(email: string): Promise<unknown>;
}

/** Asks for an email address because nobody is there, and says afterwards where the answer will come. */
export function EmailForm({ email, begun, onBegun, onSave }: EmailFormProps): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [changing, setChanging] = useState(false);
  const [text, setText] = useState(email ?? begun.text);
  const [folded, setFolded] = useState(begun.folded === true);
  const opener = useRef<HTMLButtonElement>(null);
  const turned = useRef(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, failure, run } = useAttempt(say('liveChatEmailFailed'), { bad_input: say('liveChatEmailInvalid') });

  // Whoever opens the field or puts it aside goes on where they are.
  useEffect(() => {
    if (turned.current) (folded ? opener.current : field.current)?.focus();
  }, [folded]);

  const write = (words: string) => {
    setText(words);
    setProblem(null);
    if (!email) onBegun({ text: words, folded: false });
  };
  const fold = (now: boolean) => {
    turned.current = true;
    setFolded(now);
    setProblem(null);
    onBegun({ text, folded: now });
  };
  const change = () => {
    setText(email ?? '');
    setChanging(true);
  };
  if (email && !changing) {
    return (
      <p className="card email-known">
        <span>{say('liveChatAnswerAt', { email })}</span>
        <button type="button" className="link" onClick={change}>
          {say('liveChatChange')}
        </button>
      </p>
    );
  }
  if (!email && folded) {
    return (
      <p className="card email-known">
        <button ref={opener} type="button" className="link" onClick={() => fold(false)}>
          {say('liveChatByEmail')}
        </button>
      </p>
    );
  }
  const save = async () => {
    const wrong = emailProblem(text);
    setProblem(wrong);
    if (wrong) field.current?.focus();
    else if (await run(() => onSave(text.trim()))) setChanging(false);
  };
  const wrong = problem ?? failure;
  return (
    <form
      className="card email"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label htmlFor={id}>{say('liveChatAskEmail')}</label>
      <div className="email-line">
        <input
          ref={field}
          id={id}
          type="email"
          autoComplete="email"
          inputMode="email"
          value={text}
          placeholder={say('liveChatEmailPlaceholder')}
          aria-invalid={wrong !== null}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          onInput={(event) => write(event.currentTarget.value)}
        />
        <button type="submit" className="primary" disabled={busy}>
          {busy ? say('liveChatSaving') : say('liveChatSave')}
        </button>
      </div>
      {!email && (
        <button type="button" className="link email-later" onClick={() => fold(true)}>
          {say('liveChatNotNow')}
        </button>
      )}
      {wrong && (
        <p id={`${id}-wrong`} className="problem" role="alert">
          {wrong}
        </p>
      )}
    </form>
  );
}
