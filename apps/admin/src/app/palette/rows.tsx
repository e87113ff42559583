import { useEffect, useRef } from 'react';
import { texts } from '#texts/palette.ts';
import { Keys } from '../../navigation/commands/keys.tsx';
import type { Entry, Group } from './entries/entry.ts';
import classes from './palette.module.css';
import type { Section } from './sort-entries.ts';

interface RowsProps {
  listId: string;
  optionId(id: string): string;
  sections: readonly Section[];
  active: Entry | undefined;
  /** With whom the conversation is that is meant. */
  hereIs: string;
  onMark(entry: Entry): void;
  onChoose(entry: Entry): void;
}

const keepFocus = (event: React.MouseEvent) => event.preventDefault();

/** What the palette offers, in groups; the field keeps the keyboard. */
export function Rows({ listId, optionId, sections, active, hereIs, onMark, onChoose }: RowsProps) {
  const marked = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const activeId = active?.id;
  useEffect(() => {
    if (activeId !== undefined && activeId === sections[0]?.entries[0]?.id) list.current?.scrollTo({ top: 0 });
    else marked.current?.scrollIntoView({ block: 'nearest' });
  }, [activeId, sections]);
  const titleOf = (group: Group) => (group === 'here' ? texts.here(hereIs) : texts.groups[group]);
  return (
    <div
      ref={list}
      id={listId}
      role="listbox"
      aria-label={texts.results}
      className={classes.rows}
      onMouseDown={keepFocus}
    >
      {sections.map(({ group, entries }) => (
        <div key={group} role="group" aria-label={titleOf(group)}>
          <div className={classes.title} aria-hidden>
            {titleOf(group)}
          </div>
          {entries.map((entry) => (
            <button
              key={entry.id}
              ref={entry.id === activeId ? marked : null}
              id={optionId(entry.id)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={entry.id === activeId}
              className={classes.row}
              onMouseMove={() => entry.id !== activeId && onMark(entry)}
              onClick={() => onChoose(entry)}
            >
              <span className={classes.picture} aria-hidden>
                {entry.picture}
              </span>
              <span className={classes.label} dir="auto">
                {entry.label}
              </span>
              {entry.hint && <span className={classes.hint}>{entry.hint}</span>}
              {entry.keys && (
                <span className={classes.keys}>
                  <Keys all={entry.keys} />
                </span>
              )}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
