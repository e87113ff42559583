import { Extension, type Extensions, Mark, Node } from '@tiptap/react';

/*
 * Formatting without a button in the toolbar: tables, colours and alignment that came with imported or pasted texts.
 * The editor has to know them, or it would drop them silently when somebody corrects a typo.
 */

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const spans = {
  colspan: { default: null },
  rowspan: { default: null },
};

const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: () => spans,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  addAttributes: () => ({ ...spans, scope: { default: null } }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

const Alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        align: {
          default: null,
          parseHTML: (element) => element.style.textAlign || null,
          renderHTML: ({ align }) => (align ? { style: `text-align:${align}` } : {}),
        },
      },
    },
  ],
});

const Colour = Mark.create({
  name: 'colour',
  addAttributes: () => ({
    colour: {
      default: null,
      parseHTML: (element) => element.style.color,
      renderHTML: ({ colour }) => ({ style: `color:${colour}` }),
    },
  }),
  parseHTML: () => [{ tag: 'span', getAttrs: (element) => (element.style.color ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

export const keptFormatting: Extensions = [Table, TableRow, TableCell, TableHeader, Alignment, Colour];
