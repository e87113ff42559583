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
      label: 'Bold',
      keys: 'Mod+B',
      icon: IconBold,
      run: (it) => it.chain().focus().toggleBold().run(),
      isOn: mark('bold'),
    },
    {
      label: 'Italic',
      keys: 'Mod+I',
      icon: IconItalic,
      run: (it) => it.chain().focus().toggleItalic().run(),
      isOn: mark('italic'),
    },
    {
      label: 'Underline',
      keys: 'Mod+U',
      icon: IconUnderline,
      run: (it) => it.chain().focus().toggleUnderline().run(),
      isOn: mark('underline'),
    },
    {
      label: 'Strikethrough',
      icon: IconStrikethrough,
      run: (it) => it.chain().focus().toggleStrike().run(),
      isOn: mark('strike'),
    },
    {
      label: 'Code',
      keys: 'Mod+E',
      icon: IconCode,
      run: (it) => it.chain().focus().toggleCode().run(),
      isOn: mark('code'),
    },
  ],
  [
    {
      label: 'Heading',
      icon: IconH2,
      run: (it) => it.chain().focus().toggleHeading({ level: 2 }).run(),
      isOn: (it) => it.isActive('heading', { level: 2 }),
    },
    {
      label: 'Subheading',
      icon: IconH3,
      run: (it) => it.chain().focus().toggleHeading({ level: 3 }).run(),
      isOn: (it) => it.isActive('heading', { level: 3 }),
    },
    {
      label: 'Bulleted list',
      icon: IconList,
      run: (it) => it.chain().focus().toggleBulletList().run(),
      isOn: mark('bulletList'),
    },
    {
      label: 'Numbered list',
      icon: IconListNumbers,
      run: (it) => it.chain().focus().toggleOrderedList().run(),
      isOn: mark('orderedList'),
    },
    {
      label: 'Quote',
      icon: IconBlockquote,
      run: (it) => it.chain().focus().toggleBlockquote().run(),
      isOn: mark('blockquote'),
    },
    {
      label: 'Code block',
      icon: IconSourceCode,
      run: (it) => it.chain().focus().toggleCodeBlock().run(),
      isOn: mark('codeBlock'),
    },
  ],
];

export const historyTools: Tool[] = [
  {
    label: 'Undo',
    keys: 'Mod+Z',
    icon: IconArrowBackUp,
    run: (it) => it.chain().focus().undo().run(),
    isPossible: (it) => it.can().undo(),
  },
  {
    label: 'Redo',
    keys: 'Mod+Shift+Z',
    icon: IconArrowForwardUp,
    run: (it) => it.chain().focus().redo().run(),
    isPossible: (it) => it.can().redo(),
  },
];
