import { CallFailed } from '@chatty/client/api';
import { useState } from 'react';
import type { ComposerPlace, ComposerTool } from '../../../app/slots.ts';
import { useChat, useChatState } from '../../../app/use-chat.ts';
import { useFetched } from '../../../ui/on-demand/fetched.ts';
import { refusalWords } from '../../../ui/plain/refusal-words.ts';
import { say } from '../../../ui/say.ts';
import { type Asks, answerOf, asksOf, type Begun, begunPreChat, type Field, keepBegun, wantedFields } from './asks.ts';
import { tellPreChat } from './tell-pre-chat.ts';

const isAsking = ({ fields, disclaimer }: Asks) => fields.length > 0 || disclaimer !== null;
const fetchForm = async () => (await import('./pre-chat-form.ts')).makePreChat;

/** What is wrong, by the ids of the fields; of the consent under `consent`, and of all of it under `whole`. */
type Problems = Readonly<Record<string, string>>;

/** What the server finds wrong that the form did not. Its own words are English. */
function problemsIn(problem: unknown, fields: readonly Field[]): Problems {
  const named = problem instanceof CallFailed ? Object.keys(problem.fields) : [];
  const ofField = ({ type }: Field) =>
    type === 'email' ? 'liveChatEmailInvalid' : type === 'phone' ? 'liveChatPhoneInvalid' : 'liveChatNotAccepted';
  const wrong = fields.filter((it) => named.includes(it.id)).map((it) => [it.id, say(ofField(it))] as const);
  const consent: Problems = named.includes('consent') ? { consent: say('liveChatConsentRequired') } : {};
  const known = { ...Object.fromEntries(wrong), ...consent };
  return Object.keys(known).length > 0 ? known : { whole: refusalWords(problem, say('liveChatPreChatFailed')) };
}

/**
 * Asks who the visitor is, and whether they agree, above the field: they write first, and what they wrote waits in the
 * field until it may leave. The form is fetched once it is needed: most shops ask nothing. Where it can't be, nobody is kept
 * from writing.
 */
export function usePreChat({ text, isBegun }: ComposerPlace): ComposerTool {
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
  const mayLeave = async (): Promise<boolean> => {
    if (busy) return false;
    // It is on its way: it opens as soon as it is here.
    if (!form) return complain({});
    const wrong = form.problemsOf(filled, asks.mustAgree && !begun.agrees);
    if (Object.keys(wrong).length > 0) return complain(wrong);
    setBusy(true);
    try {
      await tellPreChat(chat, asks, filled);
      return true;
    } catch (problem) {
      return complain(problemsIn(problem, fields));
    } finally {
      setBusy(false);
    }
  };

  const isNeeded = !failed && (fields.length > 0 || asks.mustAgree);
  // The fields come once something is there that waits for them; the disclaimer is there to be read before.
  const isOpen = text.trim() !== '' || tried > 0 || Object.keys(begun.answers).length > 0;
  const shown = isOpen ? filled : [];
  return {
    button: null,
    ...(isNeeded && { mayLeave }),
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
