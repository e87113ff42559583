import type { Reaction } from '@chatty/contract/messages';
import { reactionSigns } from '@chatty/contract/texts';
import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '../../../ui/icons.tsx';
import { say } from '../../../ui/say.ts';

const reactionKeys = {
  heart: 'liveChatLove',
  'joy-face': 'liveChatFunny',
  'open-mount': 'liveChatSurprised',
  cry: 'liveChatSad',
  'pounting-face': 'liveChatAngry',
  'thump-up': 'liveChatThumbsUp',
} as const;
const names = Object.keys(reactionSigns) as Reaction[];

interface ReactionsProps {
  reaction: Reaction | null;
  onReact(reaction: Reaction | null): void;
  onReply(): void;
}

/** What the team thinks of the visitor's words. */
export const TeamReaction = ({ reaction }: { reaction: Reaction }): ReactNode => (
  <span
    className="team-reaction"
    role="img"
    aria-label={say('liveChatTeamReacted', { reaction: say(reactionKeys[reaction]) })}
  >
    {reactionSigns[reaction]}
  </span>
);

/** The visitor's reaction to a message of a person: one of six, taken back by choosing it again; and the answer to it. */
export function Reactions({ reaction, onReact, onReply }: ReactionsProps): ReactNode {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const choose = (name: Reaction) => {
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
        aria-label={reaction ? say('liveChatReacted', { reaction: say(reactionKeys[reaction]) }) : say('liveChatReact')}
        onClick={() => setOpen(!open)}
      >
        {reaction ? reactionSigns[reaction] : <Icon name="smile" size={18} />}
      </button>
      <button type="button" className="react" aria-label={say('liveChatReply')} onClick={onReply}>
        <Icon name="reply" size={17} />
      </button>
      {open && (
        <span className="reaction-menu" role="group" aria-label={say('liveChatReact')}>
          {names.map((name) => (
            <button
              key={name}
              type="button"
              aria-label={say(reactionKeys[name])}
              aria-pressed={name === reaction}
              onClick={() => choose(name)}
            >
              {reactionSigns[name]}
            </button>
          ))}
        </span>
      )}
    </div>
  );
}
