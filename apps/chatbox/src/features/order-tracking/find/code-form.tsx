import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useChat } from '../../../app/use-chat.ts';
import { say } from '../../../ui/say.ts';
import { type Tracking, trackingOf } from '../tracking.ts';
import { failureWords } from './failure-words.ts';
import { Field } from './field.tsx';
import { findOrder, showCode } from './find-order.ts';
import { PersonInstead } from './person-instead.tsx';

type CodeStage = Extract<Tracking['stage'], { at: 'code' }>;
const digits = 6;

/** How many whole seconds are left until a moment; counts down while it is shown. */
function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now) / 1_000));
}

/** Asks for the code that was mailed, if there is such an order: nothing here tells whether there is. */
export function CodeForm({ stage }: { stage: CodeStage }): ReactNode {
  const chat = useChat();
  const { claim, minutes, askedAt, seconds, isAgain } = stage;
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const left = useSecondsUntil(askedAt + seconds * 1_000);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  const attempt = async (work: () => Promise<string | null>) => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      setProblem(await work());
    } catch (failed) {
      setProblem(failureWords(failed, say('orderTrackingNone')));
    } finally {
      setBusy(false);
      field.current?.focus({ preventScroll: true });
    }
  };
  const show = (shown: string) =>
    attempt(async () => {
      if (shown.length < digits) return say('orderTrackingCodeMissing');
      const it = await showCode(chat, claim, shown);
      if (it.outcome === 'ended') return say('orderTrackingCodeEnded');
      if (it.outcome === 'wrong') field.current?.select();
      return it.outcome === 'wrong' ? say('orderTrackingCodeWrong', { count: it.triesLeft }) : null;
    });
  const again = () =>
    attempt(async () => {
      await findOrder(chat, claim);
      setCode('');
      return null;
    });
  const write = (typed: string) => {
    // Mail programs copy it with spaces, and keyboards of other scripts have digits of their own.
    const written = typed
      .normalize('NFKC')
      .replace(/[^\p{Nd}]/gu, '')
      .slice(0, digits);
    setCode(written);
    setProblem(null);
    if (written.length === digits && written !== code) void show(written);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void show(code);
  };
  return (
    <>
      <form className="card track-block" noValidate onSubmit={submit}>
        <h3>{say('orderTrackingCodeTitle')}</h3>
        <p className="track-sent">
          {say('orderTrackingCodeSent', {
            name: claim.number,
            address: claim.email ?? claim.phone ?? '',
            count: minutes,
          })}
        </p>
        <Field
          label={say('orderTrackingCode')}
          problem={problem}
          field={field}
          className="track-code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onWrite={write}
        />
        <button type="submit" className="primary wide" disabled={busy}>
          {say('orderTrackingCodeShow')}
        </button>
        <p className="unseen" role="alert">
          {problem}
        </p>
        <p className="unseen" role="status">
          {isAgain ? say('orderTrackingCodeResent') : ''}
        </p>
        <p className="track-tools">
          <button type="button" className="link" disabled={busy || left > 0} onClick={() => void again()}>
            {left > 0 ? say('orderTrackingCodeAgainIn', { count: left }) : say('orderTrackingCodeAgain')}
          </button>
          <button type="button" className="link" onClick={() => trackingOf(chat).dispatch({ type: 'back to form' })}>
            {say('orderTrackingChange')}
          </button>
        </p>
        {isAgain && <p className="faint">{say('orderTrackingCodeResent')}</p>}
      </form>
      <p className="faint track-note">{say('orderTrackingCodeNever')}</p>
      <PersonInstead />
    </>
  );
}
