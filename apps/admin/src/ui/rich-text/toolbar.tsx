import { ActionIcon, Tooltip } from '@mantine/core';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { texts } from '#texts/editor.ts';
import { InsertButton, type TakeImages } from './insert-button.tsx';
import { insertions } from './insertions.ts';
import classes from './rich-text.module.css';
import { historyTools, type Tool, toolGroups } from './tools.ts';

const modKey = /Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl';
const withKeys = ({ label, keys }: Tool) => (keys ? texts.withKeys(label, keys.replace('Mod', modKey)) : label);

/** The toolbar redraws only when something that it shows has changed. */
const everyTool = [...toolGroups.flat(), ...historyTools];
const look = ({ editor }: { editor: Editor }) =>
  everyTool.map((it) => ({ on: it.isOn?.(editor), possible: it.isPossible?.(editor) ?? true }));

interface ToolbarProps {
  editor: Editor;
  /** The id of the text. */
  controls: string;
  /** Uploads images into the text; left out where there are none. */
  take: TakeImages | undefined;
}

/** Formatting by mouse and keyboard: one Tab stop, arrow keys inside, Escape leads back to the text. */
export function Toolbar({ editor, controls, take }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(texts.tools.bold);
  const state = useEditorState({ editor, selector: look });

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    // In React, a form that a tool opened is a child of the toolbar; on the page it is not.
    if (!(event.target instanceof HTMLElement) || !bar.current?.contains(event.target)) return;
    if (event.key === 'Escape') return void editor.commands.focus();
    const buttons = [...bar.current.querySelectorAll<HTMLButtonElement>('[data-tool]')];
    const here = buttons.findIndex((it) => it === event.target);
    const steps: Record<string, number> = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 };
    const to = buttons.at((steps[event.key] ?? Number.NaN) % buttons.length);
    if (!(event.key in steps) || !to) return;
    event.preventDefault();
    setStop(to.dataset.tool ?? '');
    to.focus();
  };
  const tabStop = (label: string) => ({
    'data-tool': label,
    tabIndex: label === stop ? 0 : -1,
    onFocus: () => setStop(label),
  });

  const button = (tool: Tool) => {
    const { on, possible } = state[everyTool.indexOf(tool)] ?? { on: false, possible: true };
    return (
      <Tooltip label={withKeys(tool)} key={tool.label}>
        <ActionIcon
          {...tabStop(tool.label)}
          className={classes.tool}
          aria-label={tool.label}
          aria-pressed={tool.isOn ? Boolean(on) : undefined}
          aria-disabled={!possible}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => possible && tool.run(editor)}
        >
          <tool.icon size={18} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
    );
  };

  return (
    <div
      ref={bar}
      className={classes.toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label={texts.formatting}
      aria-controls={controls}
      onKeyDown={move}
    >
      {toolGroups.map((group) => (
        <div className={classes.group} key={group[0]?.label}>
          {group.map(button)}
        </div>
      ))}
      <div className={classes.group}>
        {insertions.map((insertion) => (
          <InsertButton
            key={insertion.label}
            editor={editor}
            insertion={insertion}
            tabStop={tabStop(insertion.label)}
            take={take}
          />
        ))}
      </div>
      <div className={classes.group}>{historyTools.map(button)}</div>
    </div>
  );
}
