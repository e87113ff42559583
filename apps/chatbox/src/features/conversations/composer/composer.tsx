import { messageMaxChars } from '@chatty/contract/limits';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect } from 'react';
import { Icon } from '../../../ui/icons.tsx';
import { say } from '../../../ui/say.ts';
import type { ComposerTools } from './composer-tools.tsx';

interface ComposerProps {
  text: string;
  onText(text: string): void;
  tools: ComposerTools;
  field: RefObject<HTMLTextAreaElement | null>;
  onSend(): void;
  /** An answer is being written: it can be stopped. */
  onStop: (() => void) | null;
}

const tallestPx = 132;

/** As tall as its text needs, up to a bound. What is not laid out has no height to measure: its rows say it then. */
function fitHeight(at: HTMLTextAreaElement): void {
  at.style.height = 'auto';
  if (at.scrollHeight > 0) at.style.height = `${Math.min(tallestPx, at.scrollHeight)}px`;
}

/** Where the visitor writes. Enter sends, Shift and Enter begin a new line. */
export function Composer({ text, onText, tools, field, onSend, onStop }: ComposerProps): ReactNode {
  const over = text.trim().length - messageMaxChars;
  const { files } = tools;
  const sendable = files !== null && over <= 0 && (text.trim() !== '' || files.length > 0);

  useLayoutEffect(() => {
    if (field.current) fitHeight(field.current);
  }, [field, text]);

  // The lines break elsewhere when the width changes: a phone is turned, or the chat is opened and the field laid out.
  useEffect(() => {
    const at = field.current;
    if (!at) return;
    let width = at.clientWidth;
    const watcher = new ResizeObserver(() => {
      if (at.clientWidth === width) return;
      width = at.clientWidth;
      fitHeight(at);
    });
    watcher.observe(at);
    return () => watcher.disconnect();
  }, [field]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (sendable) onSend();
  };

  return (
    <form
      className="composer"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (sendable) onSend();
      }}
    >
      {tools.above}
      {over > 0 && (
        <p className="problem" role="alert">
          {say('liveChatTooLong', { count: over })}
        </p>
      )}
      <div className="composer-line">
        {tools.buttons}
        <textarea
          ref={field}
          rows={1}
          value={text}
          aria-label={say('liveChatWrite')}
          placeholder={say('liveChatWrite')}
          enterKeyHint="send"
          onInput={(event) => onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const pasted = [...event.clipboardData.files];
            if (pasted.length > 0) event.preventDefault();
            if (pasted.length > 0) tools.takeFiles(pasted);
          }}
        />
        {onStop && text.trim() === '' ? (
          <button
            type="button"
            className="icon send"
            aria-label={say('assistantStop')}
            title={say('assistantStop')}
            onClick={onStop}
          >
            <Icon name="stop" />
          </button>
        ) : (
          <button type="submit" className="icon send" aria-label={say('liveChatSend')} disabled={!sendable}>
            <Icon name="send" />
          </button>
        )}
      </div>
    </form>
  );
}
