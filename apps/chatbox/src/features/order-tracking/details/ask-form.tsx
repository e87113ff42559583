import type { OrderClaim } from '@chatty/contract/orders';
import { newId } from '@chatty/contract/new-id';
import { messageMaxChars } from '@chatty/contract/limits';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useChat } from '../../../app/use-chat.ts';
import { say } from '../../../ui/say.ts';
import { threadScreen } from '../../conversations/index.ts';
import { failureWords } from '../find/failure-words.ts';

/** Begins a conversation whose first message carries the order, so that nobody has to ask for it. */
export function AskForm({ claim }: { claim: OrderClaim }): ReactNode {
  const chat = useChat();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** Sending again is sending the same. */
  const ids = useRef({ conversationId: newId(), messageId: newId() });
  const field = useRef<HTMLTextAreaElement>(null);
  // Once: the order is drawn anew each minute, and whoever writes elsewhere by then keeps the keyboard.
  useEffect(() => {
    if (open) field.current?.focus({ preventScroll: true });
  }, [open]);
  if (chat.linked) return null;
  if (!open) {
    return (
      <button type="button" className="primary wide" onClick={() => setOpen(true)}>
        {say('orderTrackingAsk')}
      </button>
    );
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    setBusy(true);
    setFailure(null);
    try {
      await chat.api('POST /client/api/orders/ask', { body: { ...claim, ...ids.current, text } });
      chat.show(threadScreen.view({ id: ids.current.conversationId }));
    } catch (problem) {
      setFailure(failureWords(problem));
      setBusy(false);
    }
  };
  return (
    <form className="card track-block" onSubmit={(event) => void submit(event)}>
      <p className="track-field">
        <label htmlFor={id}>{say('orderTrackingQuestion')}</label>
        <textarea
          ref={field}
          id={id}
          rows={3}
          maxLength={messageMaxChars}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </p>
      <button type="submit" className="primary wide" disabled={busy || text.trim() === ''}>
        {say('orderTrackingSend')}
      </button>
      <p className="problem" role="alert" hidden={failure === null}>
        {failure}
      </p>
    </form>
  );
}
