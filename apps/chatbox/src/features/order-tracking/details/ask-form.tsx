import { CallFailed } from '@chatty/client/api';
import type { OrderClaim } from '@chatty/contract/orders';
import { newId } from '@chatty/contract/new-id';
import { messageMaxChars } from '@chatty/contract/limits';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useChat, useStored } from '../../../app/use-chat.ts';
import { say } from '../../../ui/say.ts';
import { usePreChat } from '../../contacts/index.ts';
import { threadScreen } from '../../conversations/index.ts';
import { failureWords } from '../find/failure-words.ts';
import { trackingScreen } from '../tracking-screen.ts';
import { type Question, trackingOf } from '../tracking.ts';

const newQuestion = (): Question => ({
  text: '',
  conversationId: newId(),
  messageId: newId(),
  isTried: false,
  failure: null,
});

/** What is written after a try is another message: of one that has arrived all the same, the server keeps the first. */
const rewritten = (question: Question, text: string): Question =>
  question.isTried ? { ...question, text, messageId: newId(), isTried: false } : { ...question, text };

/** Begins a conversation whose first message carries the order, so that nobody has to ask for it. */
export function AskForm({ claim }: { claim: OrderClaim }): ReactNode {
  const chat = useChat();
  const store = trackingOf(chat);
  const question = useStored(store, (it) => it.question);
  const field = useRef<HTMLTextAreaElement>(null);
  const isOpen = question !== null;
  // Once: the order is drawn anew each minute, and whoever writes elsewhere by then keeps the keyboard.
  useEffect(() => {
    if (isOpen) field.current?.focus({ preventScroll: true });
  }, [isOpen]);
  if (chat.linked) return null;
  if (question) return <QuestionForm claim={claim} question={question} field={field} />;
  const begin = () => store.dispatch({ type: 'asked', question: newQuestion() });
  return (
    <button type="button" className="primary wide" onClick={begin}>
      {say('orderTrackingAsk')}
    </button>
  );
}

interface QuestionFormProps {
  claim: OrderClaim;
  question: Question;
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Where the question is written. It is a first message: it waits here for what the shop asks before one. */
function QuestionForm({ claim, question, field }: QuestionFormProps): ReactNode {
  const chat = useChat();
  const store = trackingOf(chat);
  const keep = (kept: Question | null) => store.dispatch({ type: 'asked', question: kept });
  const id = useId();
  const [busy, setBusy] = useState(false);
  const { text, failure, conversationId, messageId } = question;
  const preChat = usePreChat({ text, isBegun: false });
  /** Whoever came back meanwhile may have written something else. */
  const change = (part: Partial<Question> | null) => {
    const now = store.get().question;
    if (now?.messageId === messageId) keep(part && { ...now, ...part });
  };
  const send = async () => {
    if (preChat.mayLeave && !(await preChat.mayLeave())) return;
    const now = store.get().question;
    if (now?.messageId !== messageId) return;
    change({ isTried: true, failure: null });
    try {
      await chat.api('POST /client/api/orders/ask', { body: { ...claim, conversationId, messageId, text: now.text } });
      change(null);
      if (trackingScreen.is(chat.store.get().view)) chat.show(threadScreen.view({ id: conversationId }));
    } catch (problem) {
      const isUnproven = problem instanceof CallFailed && problem.code === 'not_found';
      change({ failure: { words: failureWords(problem, say('orderTrackingAskAgain')), isUnproven } });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    setBusy(true);
    void send().finally(() => setBusy(false));
  };
  return (
    <form className="card track-block" noValidate onSubmit={submit}>
      {preChat.above}
      <p className="track-field">
        <label htmlFor={id}>{say('orderTrackingQuestion')}</label>
        <textarea
          ref={field}
          id={id}
          rows={3}
          maxLength={messageMaxChars}
          value={text}
          readOnly={busy}
          enterKeyHint="send"
          onInput={(event) => keep(rewritten(question, event.currentTarget.value))}
        />
      </p>
      <button type="submit" className="primary wide" disabled={busy || text.trim() === ''}>
        {say('orderTrackingSend')}
      </button>
      <p className="problem" role="alert" hidden={failure === null}>
        {failure?.words}
      </p>
      {failure?.isUnproven && (
        <button type="button" className="secondary wide" onClick={() => store.dispatch({ type: 'back to form' })}>
          {say('orderTrackingFind')}
        </button>
      )}
    </form>
  );
}
