import { parseSync } from 'oxc-parser';
import type { Finding } from '../finding.ts';
import { isTest, type SourceFile } from '../source-tree.ts';

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (it: unknown): it is Node => typeof it === 'object' && it !== null && 'type' in it && 'start' in it;
const nodesIn = (it: unknown): Node[] => (Array.isArray(it) ? it : [it]).filter(isNode);

/** Attributes and properties that end before somebody’s eyes or socketHandlers. */
const read =
  /^(?!enterKeyHint$)(label|title|subtitle|heading|placeholder|description|hint|alt|text|message|caption|tooltip|emptyText|aria-(label|description|roledescription|valuetext|placeholder)|\w+(Label|Title|Text|Placeholder|Description|Message|Hint))$/;
/** Calls that show what they are given. */
const showing = /^(toastDone|toastFailure|failureText|announce)$/;
/** What is the same in every language. */
const names = /^(Chatty|Shopify|WhatsApp|Facebook|Instagram|Messenger|Ctrl|Esc|Enter|Shift|[A-Z]{3,5}|[KMG]B)$/;

const letters = /\p{L}/u;
/** Begins like a sentence: a capital, and words after it. Not `GET /faqs`, nor a header. */
const sentence = /^(?!Bearer )[“‘'(]?(\p{Lu}[\p{L}’'-]+|[AI])[,:;]?\s+[\p{L}“‘\0]/u;
/** Goes on like one after something was put in. */
const continued = /^(’s)?\s\p{Ll}+(\s|[.?!…:]|$)/u;

/** The text of a literal, or of a template with a gap for each value; null for anything else. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return nodesIn(node.quasis)
    .map((it) => (it.value as { cooked: string }).cooked)
    .join('\0');
}

/** What an expression may come out as, where that is written out in it. */
function* outcomes(node: Node): Generator<Node> {
  if (node.type === 'ConditionalExpression') {
    for (const it of [...nodesIn(node.consequent), ...nodesIn(node.alternate)]) yield* outcomes(it);
  } else if (node.type === 'LogicalExpression' || (node.type === 'BinaryExpression' && node.operator === '+')) {
    for (const it of [...nodesIn(node.left), ...nodesIn(node.right)]) yield* outcomes(it);
  } else if (/^(JSXExpressionContainer|ParenthesizedExpression|TS\w+Expression)$/.test(node.type)) {
    for (const it of nodesIn(node.expression)) yield* outcomes(it);
  } else if (textOf(node) !== null) yield node;
}

const isWord = (text: string) => letters.test(text) && !names.test(text.replaceAll('\0', '').trim());
/** A property may be named `text` and hold a color, so what is flagged there looks like words. */
const looksLikeWords = (text: string) => isWord(text) && (/^\P{L}*\p{Lu}/u.test(text) || /\p{L}\s+\p{L}/u.test(text));
function isSentence(text: string): boolean {
  const parts = text.split('\0');
  return sentence.test(text) || parts.slice(1).some((it) => parts[0] === '' && continued.test(it));
}

const nameOf = (it: unknown): string =>
  isNode(it) ? String(it.type === 'JSXNamespacedName' ? '' : (it.name ?? it.value ?? '')) : '';

/** Places where a sentence is nothing that anybody reads: types, comparisons, the console, bugs. */
function isUnread({ type, name, operator, callee }: Node): boolean {
  if (type === 'TSLiteralType') return true;
  if (type === 'JSXAttribute') return /^(class(Name)?|style|d|key|href|to)$/.test(nameOf(name));
  if (type === 'BinaryExpression') return /^([!=]=|in$)/.test(String(operator));
  if (type === 'CallExpression') return isNode(callee) && nameOf(callee.object) === 'console';
  return type === 'NewExpression' && nameOf(callee).endsWith('Error');
}

type Found = (node: Node, text: string) => void;

function readScreen(node: Node, found: Found): void {
  const take = (from: unknown, isOne: (text: string) => boolean) => {
    for (const start of nodesIn(from)) {
      for (const it of outcomes(start)) if (isOne(textOf(it) ?? '')) found(it, textOf(it) ?? '');
    }
  };
  if (node.type === 'JSXText') {
    const text = String(node.value).replace(/&\w+;/g, '');
    if (isWord(text)) found(node, text.trim());
  } else if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    take(
      nodesIn(node.children).filter((it) => it.type === 'JSXExpressionContainer'),
      isWord,
    );
  } else if (node.type === 'JSXAttribute' && read.test(nameOf(node.name))) take(node.value, isWord);
  else if (node.type === 'Property' && read.test(nameOf(node.key))) take(node.value, looksLikeWords);
  else if (node.type === 'CallExpression' && showing.test(nameOf(node.callee))) take(node.arguments, isWord);
  else if (textOf(node) !== null && isSentence(textOf(node) ?? '')) found(node, textOf(node) ?? '');
  for (const [key, it] of Object.entries(node)) {
    if (key === 'key' && node.type === 'Property') continue;
    for (const inner of nodesIn(it)) if (!isUnread(inner)) readScreen(inner, found);
  }
}

/** Messages of problems, also by the name of a constant of the same file. */
function readServer(program: Node, found: Found): void {
  const constants = new Map<string, Node>();
  const every = (node: Node, look: (it: Node) => void): void => {
    look(node);
    for (const it of Object.values(node)) for (const inner of nodesIn(it)) every(inner, look);
  };
  every(program, (it) => {
    if (it.type === 'VariableDeclarator' && isNode(it.init)) constants.set(nameOf(it.id), it.init);
  });
  const take = (from: Node | undefined) => {
    if (!from) return;
    const meant = from.type === 'Identifier' ? constants.get(nameOf(from)) : from;
    for (const it of meant ? outcomes(meant) : []) if (isWord(textOf(it) ?? '')) found(it, textOf(it) ?? '');
  };
  every(program, (node) => {
    const name = nameOf(node.callee);
    const [first, second, third] = nodesIn(node.arguments);
    if (node.type === 'CallExpression' && name === 'notFound') take(first);
    if (node.type !== 'NewExpression' || name !== 'Problem') return;
    take(second);
    for (const it of third?.type === 'ObjectExpression' ? nodesIn(third.properties) : []) take(nodesIn(it.value)[0]);
  });
}

const isScreen = (path: string) => /^apps\/(admin|chatbox)\/src\//.test(path);
/** What makes docs/paths.md: read by those who build the product. */
const isDocument = (path: string) => path.endsWith('/paths-document.ts');
const isText = (path: string) => /^apps\/\w+\/src\/texts\//.test(path);

/** Checks that what a person reads stands in their app's texts: on screens, and in what the server answers. */
export function checkWords(tree: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  for (const { path: file, text } of tree) {
    if (!/\.tsx?$/.test(file) || file.endsWith('.d.ts') || isTest(file) || isText(file) || isDocument(file)) continue;
    const look = isScreen(file) ? readScreen : file.startsWith('apps/server/src/') ? readServer : null;
    if (!look || (look === readServer && !/\b(Problem|notFound)\b/.test(text))) continue;
    const seen = new Set<number>();
    const found: Found = ({ start }, words) => {
      // A template or a list may be met as a property and again as a sentence.
      if (seen.has(start)) return;
      seen.add(start);
      const short = words.replaceAll('\0', '…').replace(/\s+/g, ' ').trim();
      const line = text.slice(0, start).split('\n').length;
      findings.push({ file, line, said: `says “${short.slice(0, 60)}” itself: that is for the app’s texts` });
    };
    for (const program of nodesIn(parseSync(file, text).program)) look(program, found);
  }
  return findings;
}
