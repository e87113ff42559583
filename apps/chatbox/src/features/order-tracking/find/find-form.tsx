import type { ShownOrderTracking } from '@chatty/contract/settings/orders/order-tracking';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useChat, useStored } from '../../../app/use-chat.ts';
import { say } from '../../../ui/say.ts';
import { trackingOf } from '../tracking.ts';
import { addressWords, type ClaimProblems, readClaim } from './claim.ts';
import { failureWords } from './failure-words.ts';
import { Field } from './field.tsx';
import { findOrder } from './find-order.ts';
import { PersonInstead } from './person-instead.tsx';

const inputModes = { email: 'email', phone: 'tel', emailOrPhone: 'text' } as const;
const autoCompletes = { email: 'email', phone: 'tel', emailOrPhone: 'email' } as const;

/** By which order and whose: what was typed stays, whatever comes of it. */
export function FindForm({ settings: { lookUpBy } }: { settings: ShownOrderTracking }): ReactNode {
  const chat = useChat();
  const store = trackingOf(chat);
  const number = useStored(store, (it) => it.number);
  const address = useStored(store, (it) => it.address);
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<ClaimProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const read = readClaim(number, address, lookUpBy);
    setFailure(null);
    setProblems('problems' in read ? read.problems : {});
    if ('problems' in read) {
      form.current?.querySelector<HTMLInputElement>(`[name=${read.problems.number ? 'number' : 'address'}]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      if ((await findOrder(chat, read.claim)) === 'none') setFailure(say('orderTrackingNone'));
    } catch (problem) {
      setFailure(failureWords(problem));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <form ref={form} className="card track-block" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={say('orderTrackingNumber')}
          hint={say('orderTrackingNumberHint')}
          problem={problems.number}
          name="number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={number}
          onWrite={(typed) => {
            store.dispatch({ type: 'typed', number: typed });
            setProblems(({ number: _, ...rest }) => rest);
          }}
        />
        <Field
          label={addressWords(lookUpBy).label}
          problem={problems.address}
          name="address"
          inputMode={inputModes[lookUpBy]}
          autoComplete={autoCompletes[lookUpBy]}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={address}
          onWrite={(typed) => {
            store.dispatch({ type: 'typed', address: typed });
            setProblems(({ address: _, ...rest }) => rest);
          }}
        />
        <button type="submit" className="primary wide" disabled={busy}>
          {say(busy ? 'orderTrackingFinding' : 'orderTrackingFind')}
        </button>
        <p className="problem" role="alert" hidden={failure === null}>
          {failure}
        </p>
      </form>
      {failure && <PersonInstead />}
    </>
  );
}
