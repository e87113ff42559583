import type { Message } from '@chatty/contract/messages';
import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '../../../ui/icons.tsx';
import { texts } from '../../../ui/texts.ts';

type ReactionName = NonNullable<Message['reaction']>;

const signs: Record<ReactionName, string> = {
  heart: '❤️',
  'joy-face': '😂',
  'open-mount': '😮',
  cry: '😢',
  'pounting-face': '😡',
  'thump-up': '👍',
};
const names = Object.keys(signs) as ReactionName[];

interface ReactionsProps {
  reaction: ReactionName | null;
  onReact(reaction: ReactionName | null): void;
}

/** The visitor's reaction to a message of a person: one of six, taken back by choosing it again. */
export function Reactions({ reaction, onReact }: ReactionsProps): ReactNode {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const choose = (name: ReactionName) => {
    onReact(name === reaction ? null : name);
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div
      className="reactions"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        setOpen(false);
        opener.current?.focus();
      }}
    >
      <button
        ref={opener}
        type="button"
        className={reaction ? 'react react-given' : 'react'}
        aria-expanded={open}
        aria-label={reaction ? `${texts.react}: ${texts.reactions[reaction]}` : texts.react}
        onClick={() => setOpen(!open)}
      >
        {reaction ? signs[reaction] : <Icon name="smile" size={18} />}
      </button>
      {open && (
        <span className="reaction-menu" role="group" aria-label={texts.react}>
          {names.map((name) => (
            <button
              key={name}
              type="button"
              aria-label={texts.reactions[name]}
              aria-pressed={name === reaction}
              onClick={() => choose(name)}
            >
              {signs[name]}
            </button>
          ))}
        </span>
      )}
    </div>
  );
}
