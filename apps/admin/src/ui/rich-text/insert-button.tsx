import { ActionIcon, Button, Checkbox, Group, Popover, Stack, TextInput, Tooltip } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import type { Inserted, Insertion } from './insertions.ts';
import classes from './rich-text.module.css';

interface InsertButtonProps {
  editor: Editor;
  insertion: Insertion;
  tabStop: { 'data-tool': string; tabIndex: number; onFocus(): void };
}

/** Opens a small form that asks for an address and puts a link, an image or a video into the text. */
export function InsertButton({ editor, insertion, tabStop }: InsertButtonProps) {
  const [open, setOpen] = useState(false);
  const isOn = useEditorState({ editor, selector: (it) => insertion.current(it.editor) !== null });
  return (
    <Popover opened={open} onChange={setOpen} trapFocus returnFocus width={300} shadow="md" withinPortal>
      <Popover.Target>
        <Tooltip label={insertion.label} disabled={open}>
          <ActionIcon
            {...tabStop}
            className={classes.tool}
            aria-label={insertion.label}
            data-on={isOn}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setOpen(!open)}
          >
            <insertion.icon size={18} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={insertion.label}>
        {open && <InsertForm editor={editor} insertion={insertion} close={() => setOpen(false)} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function InsertForm({ editor, insertion, close }: { editor: Editor; insertion: Insertion; close(): void }) {
  const [current] = useState(() => insertion.current(editor));
  const [it, setIt] = useState<Inserted>(current ?? { address: '', detail: '', newTab: false });
  const [problem, setProblem] = useState<string | null>(null);
  const { address, detail, offersNewTab, remove } = insertion;

  const insert = () => {
    const found = insertion.problemWith(it.address);
    setProblem(found);
    if (found) return;
    close();
    insertion.insert(editor, it);
  };
  // No <form>: this one stands inside the form of the page.
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    insert();
  };
  return (
    <Stack gap="xs" className={classes.form}>
      <TextInput
        data-autofocus
        label={address.label}
        placeholder={address.placeholder}
        value={it.address}
        error={problem}
        onChange={(event) => {
          setIt({ ...it, address: event.currentTarget.value });
          setProblem(null);
        }}
        onKeyDown={onEnter}
      />
      {detail && (
        <TextInput
          label={detail.label}
          placeholder={detail.placeholder}
          value={it.detail}
          onChange={(event) => setIt({ ...it, detail: event.currentTarget.value })}
          onKeyDown={onEnter}
        />
      )}
      {offersNewTab && (
        <Checkbox
          size="xs"
          label="Open in a new tab"
          checked={it.newTab}
          onChange={(event) => setIt({ ...it, newTab: event.currentTarget.checked })}
        />
      )}
      <Group justify="space-between">
        {current && remove ? (
          <Button
            variant="subtle"
            c="var(--bad)"
            onClick={() => {
              close();
              remove(editor);
            }}
          >
            Remove
          </Button>
        ) : (
          <span />
        )}
        <Button onClick={insert}>{current ? 'Apply' : 'Insert'}</Button>
      </Group>
    </Stack>
  );
}
