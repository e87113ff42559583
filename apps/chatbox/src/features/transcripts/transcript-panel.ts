import { createElement as h, type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useAttempt } from '../../ui/attempt.ts';
import { useDialogKeys } from '../../ui/focus.ts';
import { say } from '../../ui/say.ts';

interface TranscriptPanelProps {
  /** Where it goes, if that is known. */
  email: string | null;
  /** What is wrong with an address; null where it will do. */
  problemOf(email: string): string | null;
  /** Answers where it was sent to. Throws `CallFailed`. */
  onSend(email: string | null): Promise<string>;
  onClose(): void;
}

/** Asks where a conversation is to be mailed, if that is not known, and says that it is on its way. Fetched on demand. */
export function TranscriptPanel({ email, problemOf, onSend, onClose }: TranscriptPanelProps): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, failure, run } = useAttempt(say('liveChatTranscriptFailed'), {
    bad_input: say(email === null ? 'liveChatEmailInvalid' : 'liveChatTranscriptFailed'),
  });
  const ref = useRef<HTMLDivElement>(null);
  useDialogKeys(ref, { onClose, isModal: true });
  const toFirst = () => ref.current?.querySelector<HTMLElement>('input, button')?.focus();
  useEffect(() => {
    toFirst();
  }, [sentTo]);

  const ask = async () => {
    const wrong = email === null ? problemOf(typed) : null;
    setProblem(wrong);
    if (wrong) toFirst();
    else await run(async () => setSentTo(await onSend(email === null ? typed.trim() : null)));
  };
  const wrong = problem ?? failure;
  const field = () => [
    h('label', { key: 'label', htmlFor: id }, say('liveChatTranscriptWhere')),
    h('input', {
      key: 'field',
      id,
      type: 'email',
      autoComplete: 'email',
      inputMode: 'email',
      value: typed,
      placeholder: say('liveChatEmailPlaceholder'),
      'aria-invalid': problem !== null,
      'aria-describedby': wrong ? `${id}-wrong` : undefined,
      onInput: (event) => {
        setTyped(event.currentTarget.value);
        setProblem(null);
      },
    }),
  ];
  const words = () => {
    if (sentTo) return h('p', { role: 'status' }, say('liveChatTranscriptSent', { email: sentTo }));
    return email === null ? field() : h('p', null, say('liveChatTranscriptTo', { email }));
  };
  const cancel = { type: 'button', className: 'secondary', onClick: onClose } as const;
  const dialog = {
    ref,
    className: 'sheet',
    role: 'dialog',
    'aria-modal': true,
    'aria-label': say('liveChatTranscript'),
  } as const;
  const form = {
    className: 'card transcript',
    noValidate: true,
    onSubmit(event: SubmitEvent) {
      event.preventDefault();
      if (sentTo) onClose();
      else void ask();
    },
  } as const;
  return h(
    'div',
    dialog,
    h(
      'form',
      form,
      words(),
      wrong && h('p', { id: `${id}-wrong`, className: 'problem', role: 'alert' }, wrong),
      h(
        'div',
        { className: 'sheet-buttons' },
        !sentTo && h('button', cancel, say('liveChatTranscriptCancel')),
        h(
          'button',
          { type: 'submit', className: 'primary', disabled: busy },
          say(sentTo ? 'liveChatTranscriptClose' : busy ? 'liveChatTranscriptSending' : 'liveChatTranscriptSend'),
        ),
      ),
    ),
  );
}
