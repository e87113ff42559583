import { CallFailed } from '@chatty/client/api';
import { type ComponentType, useEffect, useState } from 'react';
import type { ComposerPlace, ComposerTool } from '../../../app/slots.ts';
import { useChat, useChatState } from '../../../app/use-chat.ts';
import { say } from '../../../ui/say.ts';
import {
  type Asks,
  type Begun,
  asksOf,
  begunPreChat,
  keepBegun,
  type Problems,
  problemsOf,
  tellPreChat,
  wantedFields,
} from './pre-chat.ts';
import type { PreChatFormProps } from './pre-chat-form.tsx';

/** The form is fetched once it is needed: most shops ask nothing. */
function useForm(needed: boolean) {
  const [Form, setForm] = useState<ComponentType<PreChatFormProps> | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!needed) return;
    let gone = false;
    import('./pre-chat-form.tsx').then(
      (it) => !gone && setForm(() => it.PreChatForm),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [needed]);
  return { Form, failed };
}

const isAsking = ({ fields, disclaimer }: Asks) => fields.length > 0 || disclaimer !== null;

/**
 * Asks who the visitor is, and whether they agree, above the field: they write first, and what they wrote waits in the
 * field until it may leave. Where the form can't be shown, nobody is kept from writing.
 */
export function usePreChat({ text, isBegun }: ComposerPlace): ComposerTool {
  const chat = useChat();
  const session = useChatState((state) => state.session);
  const asks = asksOf(isBegun || chat.linked ? null : session);
  const [begun, setBegun] = useState(() => begunPreChat(chat.kept));
  const [tried, setTried] = useState(0);
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const { Form, failed } = useForm(isAsking(asks));
  const contact = session?.contact;
  const fields = wantedFields(asks, begun);

  const change = (part: Partial<Begun>) => {
    const next = { ...begun, ...part };
    setBegun(next);
    keepBegun(chat.kept, next);
    setProblems({});
  };
  const complain = (wrong: Problems) => {
    setProblems(wrong);
    setTried((times) => times + 1);
  };

  const isNeeded = !failed && (fields.length > 0 || asks.mustAgree);
  const mayLeave = async (): Promise<boolean> => {
    if (busy) return false;
    const wrong = problemsOf(asks, begun, contact);
    if (Object.keys(wrong).length > 0) {
      complain(wrong);
      return false;
    }
    setBusy(true);
    try {
      await tellPreChat(chat, asks, begun);
      return true;
    } catch (problem) {
      const told = problem instanceof CallFailed ? problem : null;
      const isOfField = Object.keys(told?.fields ?? {}).length > 0;
      const whole = told && told.code !== 'offline' ? told.message : say('liveChatPreChatFailed');
      complain(isOfField ? (told?.fields ?? {}) : { whole });
      return false;
    } finally {
      setBusy(false);
    }
  };

  // The fields come once something is there that waits for them; the disclaimer is there to be read before.
  const isOpen = text.trim() !== '' || tried > 0 || Object.keys(begun.answers).length > 0;
  const shown = { ...asks, fields: isOpen ? fields : [], mustAgree: asks.mustAgree && isOpen };
  return {
    button: null,
    ...(isNeeded && { mayLeave }),
    above: Form && isAsking(shown) && (
      <Form
        asks={shown}
        begun={begun}
        contact={contact}
        description={session?.widget.preChatDescription ?? ''}
        problems={problems}
        tried={tried}
        onChange={change}
      />
    ),
  };
}
