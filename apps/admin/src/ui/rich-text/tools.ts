import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconCode,
  IconH2,
  IconH3,
  IconItalic,
  IconList,
  IconListNumbers,
  IconSourceCode,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import type { ComponentType } from 'react';
import { texts } from '#texts/editor.ts';

const names = texts.tools;

export interface Tool {
  label: string;
  /** As people read it on their keyboard; `Mod` is Ctrl or ⌘. */
  keys?: string;
  icon: ComponentType<{ size?: number; stroke?: number }>;
  run(editor: Editor): void;
  /** Left out where there is no "on": undo, redo. */
  isOn?(editor: Editor): boolean;
  isPossible?(editor: Editor): boolean;
}

const mark = (name: string) => (editor: Editor) => editor.isActive(name);

/** The toolbar from left to right; a gap parts the groups. */
export const toolGroups: Tool[][] = [
  [
    {
      label: names.bold,
      keys: 'Mod+B',
      icon: IconBold,
      run: (editor) => editor.chain().focus().toggleBold().run(),
      isOn: mark('bold'),
    },
    {
      label: names.italic,
      keys: 'Mod+I',
      icon: IconItalic,
      run: (editor) => editor.chain().focus().toggleItalic().run(),
      isOn: mark('italic'),
    },
    {
      label: names.underline,
      keys: 'Mod+U',
      icon: IconUnderline,
      run: (editor) => editor.chain().focus().toggleUnderline().run(),
      isOn: mark('underline'),
    },
    {
      label: names.strikethrough,
      icon: IconStrikethrough,
      run: (editor) => editor.chain().focus().toggleStrike().run(),
      isOn: mark('strike'),
    },
    {
      label: names.code,
      keys: 'Mod+E',
      icon: IconCode,
      run: (editor) => editor.chain().focus().toggleCode().run(),
      isOn: mark('code'),
    },
  ],
  [
    {
      label: names.heading,
      icon: IconH2,
      run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
      isOn: (editor) => editor.isActive('heading', { level: 2 }),
    },
    {
      label: names.subheading,
      icon: IconH3,
      run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
      isOn: (editor) => editor.isActive('heading', { level: 3 }),
    },
    {
      label: names.bulletedList,
      icon: IconList,
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: mark('bulletList'),
    },
    {
      label: names.numberedList,
      icon: IconListNumbers,
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: mark('orderedList'),
    },
    {
      label: names.quote,
      icon: IconBlockquote,
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isOn: mark('blockquote'),
    },
    {
      label: names.codeBlock,
      icon: IconSourceCode,
      run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
      isOn: mark('codeBlock'),
    },
  ],
];

export const historyTools: Tool[] = [
  {
    label: names.undo,
    keys: 'Mod+Z',
    icon: IconArrowBackUp,
    run: (editor) => editor.chain().focus().undo().run(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    label: names.redo,
    keys: 'Mod+Shift+Z',
    icon: IconArrowForwardUp,
    run: (editor) => editor.chain().focus().redo().run(),
    isPossible: (editor) => editor.can().redo(),
  },
];
