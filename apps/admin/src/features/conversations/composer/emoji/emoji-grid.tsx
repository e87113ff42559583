import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { texts } from '#texts/composer.ts';
import classes from './emoji.module.css';
import { type Emoji, emojiGroups, findEmoji } from './find-emoji.ts';

export { findEmoji };

const columns = 8;
const stepOf: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };

/** All emoji in their groups, or those that a search finds. Arrow keys move among them, Enter takes. */
export function EmojiGrid({ onChoose }: { onChoose(sign: string): void }) {
  const [search, setSearch] = useState('');
  const area = useRef<HTMLDivElement>(null);
  const groups = search.trim() ? [{ title: '', emoji: findEmoji(search) }] : emojiGroups;
  const [first] = findEmoji(search);
  const move = (event: KeyboardEvent) => {
    const step = stepOf[event.key];
    const all = [...(area.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = all.findIndex((it) => it === document.activeElement);
    if (step === undefined || at === -1) return;
    event.preventDefault();
    if (at + step < 0) area.current?.querySelector('input')?.focus();
    else all[Math.min(all.length - 1, at + step)]?.focus();
  };
  const typed = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') area.current?.querySelector<HTMLElement>('button')?.focus();
    else if (event.key === 'Enter' && first && !event.nativeEvent.isComposing) onChoose(first.sign);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move among the buttons in it.
    <div ref={area} className={classes.picker} onKeyDown={move}>
      <TextInput
        data-autofocus
        type="search"
        size="xs"
        aria-label={texts.findEmoji}
        placeholder={texts.findEmoji}
        leftSection={<IconSearch size={15} />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={typed}
      />
      <div className={classes.groups}>
        {first === undefined && <p className={classes.none}>{texts.noEmoji}</p>}
        {groups.map(({ title, emoji }) => (
          <section key={title} aria-label={title || texts.findEmoji}>
            {title && (
              <p className={classes.title} aria-hidden>
                {title}
              </p>
            )}
            <Signs emoji={emoji} onChoose={onChoose} />
          </section>
        ))}
      </div>
    </div>
  );
}

const Signs = ({ emoji, onChoose }: { emoji: readonly Emoji[]; onChoose(sign: string): void }) => (
  <div className={classes.signs}>
    {emoji.map(({ sign, name }) => (
      <button key={sign} type="button" title={name} aria-label={name} onClick={() => onChoose(sign)}>
        {sign}
      </button>
    ))}
  </div>
);
