import { useEffect, useRef, useState } from 'react';
import type { ComposerPlace, ComposerTool } from '../../../app/slots.ts';
import { useChat, useChatState } from '../../../app/use-chat.ts';
import { isUnanswered } from '../../../app/wire/session-known.ts';
import { useFetched } from '../../../app/wire/on-demand.tsx';
import { type Asks, answerOf, asksOf, type Begun, begunPreChat, keepBegun, wantedFields } from './asks.ts';
import type { Problems } from './problems-in.ts';

const isAsking = ({ fields, disclaimer }: Asks) => fields.length > 0 || disclaimer !== null;
const fetchForm = () =>
  import('./on-demand.ts').then(({ PreChatForm, problemsOf, problemsIn, tellPreChat, style }) => ({
    it: { PreChatForm, problemsOf, problemsIn, tellPreChat },
    style,
  }));

/**
 * Asks who the visitor is, and whether they agree, above the field: they write first, and what they wrote waits in the
 * field until it may leave. The form is fetched once it is needed: most shops ask nothing. Where it can't be, nobody is kept
 * from writing.
 */
export function usePreChat({ text, isBegun }: Pick<ComposerPlace, 'text' | 'isBegun'>): ComposerTool {
  const chat = useChat();
  const session = useChatState((state) => state.session);
  const asks = asksOf(isBegun || chat.linked ? null : session);
  const [begun, setBegun] = useState(() => begunPreChat(chat.kept));
  const [tried, setTried] = useState(0);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const { it: form, failed } = useFetched(isAsking(asks), fetchForm);
  const fields = wantedFields(asks, begun);
  const filled = fields.map((field) => ({ field, answer: answerOf(field, begun, session?.contact) }));

  const change = (part: Partial<Begun>) => {
    const next = { ...begun, ...part };
    setBegun(next);
    keepBegun(chat.kept, next);
    setProblems({});
  };
  const complain = (wrong: Problems): false => {
    setProblems(wrong);
    setTried((times) => times + 1);
    return false;
  };
  const isNeeded = !failed && (fields.length > 0 || asks.mustAgree);
  const isUnknown = useChatState(() => isUnanswered(chat)) && !isBegun && !chat.linked;
  const isReady = !isUnknown && (form !== null || !isNeeded);
  const leave = useRef(async (): Promise<boolean> => true);
  leave.current = async () => {
    if (!form || !isNeeded) return true;
    const wrong = form.problemsOf(filled, asks.mustAgree && !begun.agrees);
    if (Object.keys(wrong).length > 0) return complain(wrong);
    try {
      await form.tellPreChat(chat, asks, filled);
      return true;
    } catch (problem) {
      return complain(form.problemsIn(problem, fields));
    }
  };
  const ready = useRef(() => {});
  useEffect(() => {
    if (isReady) ready.current();
  }, [isReady]);
  /** What is sent before it is known what is asked, or before that can be shown, waits and leaves by itself if it may. */
  const mayLeave = async (): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    if (!isReady) {
      await new Promise<void>((resolve) => {
        ready.current = resolve;
      });
    }
    return leave.current().finally(() => setBusy(false));
  };

  // The fields come once something is there that waits for them; the disclaimer is there to be read before.
  const isOpen = text.trim() !== '' || tried > 0 || Object.keys(begun.answers).length > 0;
  const shown = isOpen ? filled : [];
  return {
    button: null,
    ...((isNeeded || isUnknown) && { mayLeave }),
    above: form && (shown.length > 0 || asks.disclaimer) && (
      <form.PreChatForm
        filled={shown}
        asks={asks}
        agrees={isOpen && asks.mustAgree ? begun.agrees : null}
        description={session?.widget.preChatDescription ?? ''}
        problems={problems}
        tried={tried}
        onAnswer={(id, answer) => change({ answers: { ...begun.answers, [id]: answer } })}
        onAgree={(agrees) => change({ agrees })}
        onSkip={() => change({ skips: true })}
      />
    ),
  };
}
