import { isMacroName, type KeyMap, type KeyName, keysOf } from '@chatty/contract/own-keys';
import { ActionIcon, Button, Table } from '@mantine/core';
import { IconPencil, IconRestore } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { texts } from '#texts/keys.ts';
import { typedBy } from '../../navigation/commands/key-reader.ts';
import classes from './key-help.module.css';
import { Keys } from '../../navigation/commands/keys.tsx';
import { recorded } from './recorded.ts';

interface KeyRowProps {
  name: KeyName;
  /** What it is called, and what others are. */
  labelOf(name: KeyName): string;
  keys: KeyMap;
  isRecording: boolean;
  problem: string | null;
  onRecord(on: boolean): void;
  onProblem(words: string | null): void;
  onKeys(keys: KeyMap): void;
  onPutBack(): void;
}

/** A command or macro with its keys, which are changed by pressing others. */
export function KeyRow({
  name,
  labelOf,
  keys,
  isRecording,
  problem,
  onRecord,
  onProblem,
  onKeys,
  onPutBack,
}: KeyRowProps) {
  const label = labelOf(name);
  const changeButton = useRef<HTMLButtonElement>(null);
  const own = keysOf(keys, name);
  const end = () => {
    onRecord(false);
    // The field is gone with the next drawing, and the keyboard would be with it.
    requestAnimationFrame(() => changeButton.current?.focus());
  };
  return (
    <Table.Tr>
      <Table.Td>
        {label}
        <span role="alert" className={classes.problem}>
          {problem}
        </span>
      </Table.Td>
      <Table.Td className={classes.right}>
        {isRecording ? (
          <Recorder
            {...{ name, labelOf, keys }}
            onEnd={end}
            onLeave={() => onRecord(false)}
            onKeys={(next) => {
              onKeys(next);
              end();
            }}
            onProblem={(words) => {
              end();
              onProblem(words);
            }}
          />
        ) : (
          <span className={classes.row}>
            <span>
              <Keys all={own} />
              {name === 'open' && keys.open === undefined && (
                <>
                  {` ${texts.or} `}
                  <Keys all={[texts.alsoOpens]} />
                </>
              )}
            </span>
            {keys[name] !== undefined && (
              <ActionIcon
                size="sm"
                aria-label={isMacroName(name) ? texts.free(label) : texts.reset(label)}
                onClick={onPutBack}
              >
                <IconRestore size={14} />
              </ActionIcon>
            )}
            <ActionIcon ref={changeButton} size="sm" aria-label={texts.change(label)} onClick={() => onRecord(true)}>
              <IconPencil size={14} />
            </ActionIcon>
          </span>
        )}
      </Table.Td>
    </Table.Tr>
  );
}

interface RecorderProps extends Pick<KeyRowProps, 'name' | 'labelOf' | 'keys' | 'onKeys'> {
  onEnd(): void;
  /** The keyboard went elsewhere. */
  onLeave(): void;
  onProblem(words: string): void;
}

/** Waits for a key, or for the leader and a key; Tab leads on as anywhere. */
function Recorder({ name, labelOf, keys, onEnd, onLeave, onKeys, onProblem }: RecorderProps) {
  const [begun, setBegun] = useState(false);
  const press = (event: KeyboardEvent) => {
    if (['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Tab'].includes(event.key)) return;
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return onEnd();
    const typed = typedBy(event);
    const result = recorded(keys, name, typed, begun);
    if (result.is === 'leader') setBegun(true);
    else if (result.is === 'free') onKeys(result.keys);
    else if (result.is === 'taken') onProblem(texts.taken(begun ? `G ${typed}` : `${typed}`, labelOf(result.by)));
    else onProblem(texts.impossible);
  };
  return (
    <Button
      size="compact-sm"
      variant="default"
      data-recording
      aria-label={`${texts.change(labelOf(name))}. ${texts.recording}. ${texts.cancelHint}`}
      autoFocus
      onKeyDown={press}
      onBlur={onLeave}
    >
      {begun ? texts.recordingAfterLeader : texts.recording}
    </Button>
  );
}
