import { Button, Loader, Modal } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { texts } from '#texts/palette.ts';
import { contactOf } from '../../features/conversations/names.ts';
import { useMe } from '../../people/me.tsx';
import type { Entry } from './entries/entry.ts';
import { closePalette, keepTyped, usePalette } from './palette-state.ts';
import classes from './palette.module.css';
import { Rows } from './rows.tsx';
import { rememberUsed } from './recent.ts';
import { type PalettePages, useSections } from './use-sections.ts';

/** Finds pages, commands, conversations and contacts by what is typed, and does what is chosen. */
export function Palette(pages: PalettePages) {
  const opened = usePalette((it) => it.opened);
  return (
    <Modal.Root
      opened={opened}
      onClose={() => closePalette()}
      size={640}
      yOffset="min(12dvh, 110px)"
      padding={0}
      // Above what stands open in a page.
      zIndex={400}
      // The place of the keyboard is kept with its caret, and what is chosen needs it at once.
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      classNames={{ content: classes.content, body: classes.body, inner: classes.inner }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={texts.title} radius={12}>
        <Modal.Body>
          <Search {...pages} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function Search(pages: PalettePages) {
  const me = useMe().member.id;
  const typed = usePalette((it) => it.typed);
  const { sections, target, isSearching, retry } = useSections(typed, pages);
  const [activeId, setActiveId] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const entries = sections.flatMap((it) => it.entries);
  const at = Math.max(
    0,
    entries.findIndex((it) => it.id === activeId),
  );
  const optionId = (id: string) => `${listId} ${id}`.replaceAll(/\s/g, '-');

  useEffect(() => field.current?.select(), []);
  const type = (text: string) => {
    keepTyped(text);
    setActiveId(null);
  };
  const choose = (entry: Entry) => {
    keepTyped('');
    if (entry.group !== 'conversations' && entry.group !== 'contacts') rememberUsed(me, entry.id);
    closePalette(entry.leads);
    entry.run();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const to = placeAfter(event, at, entries.length);
    if (to !== undefined) setActiveId(entries[to]?.id ?? null);
    else if (event.key !== 'Enter') return;
    else if (entries[at]) choose(entries[at]);
    event.preventDefault();
  };
  return (
    <>
      <div className={classes.search}>
        <IconSearch size={18} stroke={1.7} aria-hidden />
        <input
          ref={field}
          data-autofocus
          className={classes.field}
          role="combobox"
          aria-label={texts.label}
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={entries[at] && optionId(entries[at].id)}
          placeholder={texts.placeholder}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
        />
        {isSearching && <Loader size={16} color="ink.4" aria-hidden />}
      </div>
      <Rows
        listId={listId}
        optionId={optionId}
        sections={sections}
        active={entries[at]}
        hereIs={target ? contactOf(target).name : ''}
        onMark={(entry) => setActiveId(entry.id)}
        onChoose={choose}
      />
      <p role="status" className="visually-hidden">
        {isSearching ? texts.searching : texts.found(entries.length)}
      </p>
      {entries.length === 0 && <p className={classes.nothing}>{texts.nothing(typed.trim())}</p>}
      {retry && (
        <p className={classes.problem} role="alert">
          {texts.notSearched}
          <Button variant="default" onClick={retry}>
            {texts.tryAgain}
          </Button>
        </p>
      )}
    </>
  );
}

/** Where a key leads among so many; undefined where it is no such key. */
function placeAfter({ key }: KeyboardEvent, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
