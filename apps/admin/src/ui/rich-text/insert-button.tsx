import {
  ActionIcon,
  Button,
  Checkbox,
  Divider,
  FileButton,
  Group,
  Popover,
  Stack,
  Text,
  TextInput,
  Tooltip,
} from '@mantine/core';
import { imageTypes } from '@chatty/contract/limits';
import { IconUpload } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { texts } from '#texts/editor.ts';
import type { Inserted, Insertion } from './insertions.ts';
import classes from './rich-text.module.css';
import { VideoPreview } from './video/video-preview.tsx';

/** Uploads images and puts them where the cursor is. */
export type TakeImages = (files: readonly File[]) => void;

interface InsertButtonProps {
  editor: Editor;
  insertion: Insertion;
  tabStop: { 'data-tool': string; tabIndex: number; onFocus(): void };
  take: TakeImages | undefined;
}

/** Opens a small form that asks for an address and puts a link, an image or a video into the text. */
export function InsertButton({ editor, insertion, tabStop, take }: InsertButtonProps) {
  const [open, setOpen] = useState(false);
  const isOn = useEditorState({ editor, selector: (state) => insertion.current(state.editor) !== null });
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
        {open && <InsertForm editor={editor} insertion={insertion} take={take} close={() => setOpen(false)} />}
      </Popover.Dropdown>
    </Popover>
  );
}

type InsertFormProps = Pick<InsertButtonProps, 'editor' | 'insertion' | 'take'> & { close(): void };

function InsertForm({ editor, insertion, take, close }: InsertFormProps) {
  const [current] = useState(() => insertion.current(editor));
  const [inserted, setInserted] = useState<Inserted>(current ?? { address: '', detail: '', newTab: false });
  const [problem, setProblem] = useState<string | null>(null);
  const { address, detail, offersNewTab, remove } = insertion;

  const insert = () => {
    const found = insertion.problemWith(inserted.address);
    setProblem(found);
    if (found) return;
    close();
    insertion.insert(editor, inserted);
  };
  // No <form>: this one stands inside the form of the page.
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    insert();
  };
  return (
    <Stack gap="xs" className={classes.form}>
      {insertion.kind === 'image' && take && !current && <ChooseImages take={take} close={close} />}
      <TextInput
        data-autofocus
        label={address.label}
        placeholder={address.placeholder}
        value={inserted.address}
        error={problem}
        onChange={(event) => {
          setInserted({ ...inserted, address: event.currentTarget.value });
          setProblem(null);
        }}
        onKeyDown={onEnter}
      />
      {detail && (
        <TextInput
          label={detail.label}
          placeholder={detail.placeholder}
          value={inserted.detail}
          onChange={(event) => setInserted({ ...inserted, detail: event.currentTarget.value })}
          onKeyDown={onEnter}
        />
      )}
      {insertion.kind === 'video' && <VideoPreview address={inserted.address} title={inserted.detail} />}
      {offersNewTab && (
        <Checkbox
          size="xs"
          label={texts.link.newTab}
          checked={inserted.newTab}
          onChange={(event) => setInserted({ ...inserted, newTab: event.currentTarget.checked })}
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
            {texts.remove}
          </Button>
        ) : (
          <span />
        )}
        <Button onClick={insert}>{current ? texts.apply : texts.insert}</Button>
      </Group>
    </Stack>
  );
}

function ChooseImages({ take, close }: { take: TakeImages; close(): void }) {
  const choose = (files: readonly File[]) => {
    if (files.length === 0) return;
    close();
    take(files);
  };
  return (
    <>
      <FileButton multiple accept={imageTypes.join()} onChange={choose}>
        {(props) => (
          <Button {...props} variant="default" leftSection={<IconUpload size={15} />}>
            {texts.image.choose}
          </Button>
        )}
      </FileButton>
      <Text size="xs" c="ink.6">
        {texts.image.limits}
      </Text>
      <Divider label={texts.image.or} />
    </>
  );
}
