import { globSync } from 'node:fs';
import { join } from 'node:path';
import { abilityFields } from '@chatty/contract/settings/assistant/abilities';
import { wordsFieldOf } from '@chatty/contract/settings/orders/order-words';
import { contactMethods } from '@chatty/contract/settings/options';
import { nameOf, nodesIn, type Node, type Program, readProgram, stringsIn, walk } from './read-program.ts';

const root = join(import.meta.dirname, '../..');
const features = 'apps/admin/src/features';

/** A page of the admin that changes settings. */
export interface SettingsPage {
  address: string;
  /** The constant that names the fields of its form, and the file in which it stands; or the fields that it saves without one. */
  form: readonly [file: string, constant: string] | { saves: readonly string[] };
  /** Folders and files of its controls. */
  parts: readonly string[];
  /** Names that its controls take from the contract, where they stand in a list. */
  listed?: readonly string[];
}

const ownPages = (folder: string, words: readonly string[]) => words.map((it) => `${folder}/${it}`);
const popup = (kind: string): SettingsPage => ({
  address: `/settings/detail/${kind}-popup`,
  form: [`widget/popups/${kind}/${kind}-page.tsx`, 'names'],
  parts: [
    `widget/popups/${kind}`,
    ...ownPages('widget/popups', [
      'popup-page.tsx',
      'when-card.tsx',
      'where-card.tsx',
      'days-card.tsx',
      'words-card.tsx',
    ]),
    'widget/fields/pages-choice.tsx',
  ],
});

export const settingsPages: readonly SettingsPage[] = [
  {
    address: '/widget/appearance',
    form: ['widget/fields/field-names.ts', 'appearanceFields'],
    parts: ['widget/appearance', 'widget/contact-methods'],
    listed: contactMethods,
  },
  {
    address: '/widget/advanced',
    form: ['widget/fields/field-names.ts', 'advancedFields'],
    parts: ['widget/advanced', 'widget/fields/pages-choice.tsx'],
  },
  {
    address: '/widget/chat_page',
    form: ['widget/chat-page/chat-page-page.tsx', 'names'],
    parts: ['widget/chat-page', '../ui/form/page-fields.tsx'],
  },
  ...['welcome', 'newsletter', 'product', 'cart-booster'].map(popup),
  {
    address: '/settings/integrations/order-tracking',
    form: ['widget/order-tracking/order-tracking-page.tsx', 'names'],
    parts: ['widget/order-tracking'],
    listed: Object.values(wordsFieldOf),
  },
  {
    address: '/settings/detail/pre-chat',
    form: ['widget/pre-chat/pre-chat-draft.ts', 'preChatNames'],
    parts: ['widget/pre-chat'],
  },
  {
    address: '/inbox/settings/:memberId',
    form: { saves: ['inboxSettings'] },
    parts: ['desk/desk-form.tsx', 'desk/assignment-card.tsx'],
  },
  {
    address: '/settings/chat-availability',
    form: ['widget/chat-availability/availability-draft.ts', 'availabilityFields'],
    parts: ['widget/chat-availability'],
  },
  {
    address: '/settings/detail/auto-resolve',
    form: ['widget/auto-resolve/auto-resolve-page.tsx', 'names'],
    parts: ['widget/auto-resolve'],
  },
  {
    address: '/settings/detail/response-targets',
    form: ['response-targets/response-targets-page.tsx', 'names'],
    parts: ['response-targets'],
  },
  {
    address: '/settings/detail/automation/satisfaction-survey',
    form: ['widget/satisfaction/satisfaction-page.tsx', 'names'],
    parts: ['widget/satisfaction'],
  },
  {
    address: '/faqs',
    form: ['faqs/page/faq-page-card.tsx', 'names'],
    parts: ['faqs/page', '../ui/form/page-fields.tsx'],
  },
  {
    address: '/ai_assistant/settings',
    form: ['assistant/settings/assistant-form.tsx', 'names'],
    parts: ['assistant/settings'],
    listed: Object.keys(abilityFields).filter((it) => !/HumanAgent|AfterSales/.test(it)),
  },
  {
    address: '/ai_assistant/instruction',
    form: ['assistant/instructions/instructions-page.tsx', 'names'],
    parts: ['assistant/instructions'],
  },
  {
    address: '/ai_assistant/hand_off',
    form: ['assistant/settings/assistant-form.tsx', 'names'],
    parts: ['assistant/hand-off'],
  },
  {
    address: '/ai_assistant/settings',
    form: ['assistant/area/assistant-switch.tsx', 'field'],
    parts: ['assistant/area'],
  },
  {
    address: '/assistant',
    form: ['assistant/quick-answers/quick-answers-page.tsx', 'names'],
    parts: ['assistant/quick-answers'],
  },
  { address: '/dev_zone', form: { saves: ['isBlocked'] }, parts: ['dev-zone'] },
];

const programsOf = (part: string): Program[] =>
  (/\.tsx?$/.test(part) ? [part] : globSync(`${part}/**/*.{ts,tsx}`, { cwd: join(root, features) }))
    .filter((it) => !it.includes('.test.'))
    .map((it) => readProgram(join(root, features, it)));

const keysIn = (object: Node) =>
  nodesIn(object.properties).map((it) => ({ name: nameOf(it.key), isComputed: it.computed === true }));

/** Objects that a file hands to somebody: in a call, or as what a function makes. */
const isHandedOn = ({ type }: Node) => /^(CallExpression|ArrowFunctionExpression|ReturnStatement)$/.test(type);
const handedOn = (node: Node): Node[] => {
  if (node.type === 'CallExpression') return nodesIn(node.arguments).flatMap((it) => [...walk(it)]);
  const made = nodesIn(node.type === 'ReturnStatement' ? node.argument : node.body);
  return made.flatMap((it) => (it.type === 'BlockStatement' ? [] : [...walk(it)]));
};
const isText = (it: Node) => it.type === 'Literal' && typeof it.value === 'string';

/**
 * What a page's file writes into the draft: `set({ title })`, `form.field('title')`, `<Field field="title">`, and, where a
 * name is worked out (`set({ [name]: … })`), the names in the file's lists.
 */
export function writtenIn(program: Program): Set<string> {
  const nodes = program.body.filter((it) => it.type !== 'ImportDeclaration').flatMap((it) => [...walk(it)]);
  const objects = nodes.filter(isHandedOn).flatMap(handedOn);
  const keys = objects.filter((it) => it.type === 'ObjectExpression').flatMap(keysIn);
  const named = nodes.flatMap((it) => {
    if (it.type === 'CallExpression') return nodesIn(it.arguments);
    return it.type === 'JSXAttribute' && nameOf(it.name) === 'field' ? nodesIn(it.value) : [];
  });
  const written = new Set([
    ...keys.flatMap((it) => (it.isComputed ? [] : [it.name])),
    ...named.filter(isText).map(nameOf),
  ]);
  if (!keys.some((it) => it.isComputed)) return written;
  const lists = nodes.filter((it) => it.type === 'ArrayExpression').flatMap((it) => nodesIn(it.elements));
  const inLists = lists.flatMap((it) => [...walk(it)]).filter(isText);
  const constants = keys.filter((it) => it.isComputed).flatMap((it) => stringsIn(program, it.name));
  return new Set([...written, ...inLists.map(nameOf), ...constants]);
}

/** The names that a path is made of, without what makes an element of a list of it. */
export const namesIn = (path: string): string[] => path.replaceAll('[]', '').split('.');

interface KnownPage {
  address: string;
  names: ReadonlySet<string>;
  written: ReadonlySet<string>;
}

/** The pages as they are in the repository: the fields of their forms, and what their controls write. */
export const readPages = (pages: readonly SettingsPage[] = settingsPages): KnownPage[] =>
  pages.map(({ address, form, parts, listed = [] }) => ({
    address,
    names: new Set('saves' in form ? form.saves : stringsIn(readProgram(join(root, features, form[0])), form[1])),
    written: new Set([...parts.flatMap(programsOf).flatMap((it) => [...writtenIn(it)]), ...listed]),
  }));

/** The addresses at which a field is set: its form names the field at the top, and a control of the page writes each name below. */
export function pagesThatSet(path: string, pages: readonly KnownPage[]): string[] {
  const [top = '', ...below] = namesIn(path);
  const last = below.length === 0 ? [top] : below;
  const found = pages.filter(({ names, written }) => names.has(top) && last.every((it) => written.has(it)));
  return [...new Set(found.map((it) => it.address))];
}
