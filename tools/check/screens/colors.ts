import type { Finding } from '../finding.ts';
import { isTest, type SourceFile } from '../source-tree.ts';

/** Where the colors of the admin are said, each for light and for dark. */
const palettes = [
  'apps/admin/src/ui/global.css',
  'apps/admin/src/ui/theme.ts',
  // The icon of the tab: no style sheet of ours reaches it, and it says both schemes itself.
  'apps/admin/src/ui/favicon.svg',
];

const named = 'white|black|gr[ae]y|red|green|blue|yellow|orange|purple|pink|brown|silver|navy|teal|maroon|olive|lime';
const written = String.raw`#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(`;

/** A color as a value in a style sheet; names of classes, of tokens and of files are none. */
const inSheet = new RegExp(String.raw`${written}|(?<![-\w])(?:${named})(?![-\w])`, 'gi');
/** A declaration with its value, which may go on for lines; what ends before a brace selects something. */
const declaration = /(?<=^|[;{\s"'])-{0,2}[a-z][\w-]*\s*:([^;{}]*)(?=[;}]|$)/gi;
/** A color in a string of a script: `#fff`, `rgb(…)`, or white and black, which are the same in every scheme. */
const inScript = new RegExp(
  String.raw`(?:["'\`=:\s(](${written}))|\b(?:c|bg|color|background|backgroundColor|fill|stroke)(?:=|:\s*)["'](white|black)["']`,
  'i',
);

const isOurs = (path: string) => path.startsWith('apps/admin/src/') && !palettes.includes(path) && !isTest(path);

/** Blanks comments of one or more lines, so that lines keep their numbers. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, (it) => it.replace(/[^\n]/g, ' '));

interface Color {
  color: string;
  at: number;
}

/** The first color of each line in the declarations of a style sheet. */
function colorsOfSheet(text: string): Color[] {
  return [...text.matchAll(declaration)].flatMap(({ 0: all, 1: value = '', index }) => {
    const from = index + all.length - value.length;
    return [...value.matchAll(inSheet)].map((it) => ({ color: it[0], at: from + it.index }));
  });
}

function colorsOfScript(text: string): Color[] {
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const at = start;
    start += line.length + 1;
    const found = inScript.exec(line.replace(/(^|\s)\/\/ .*/, ''));
    const color = found?.[1] ?? found?.[2];
    return color ? [{ color, at }] : [];
  });
}

/** Colors of the admin that stand outside the palettes: such a color stays as it is when the scheme is dark. */
export function findLiteralColors(tree: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  for (const { path: file, text } of tree) {
    if (!isOurs(file) || !/\.(css|[jt]sx?|html|svg)$/.test(file)) continue;
    const read = file.endsWith('.css') ? colorsOfSheet : colorsOfScript;
    const plain = withoutComments(text);
    const seen = new Set<number>();
    for (const { color, at } of read(plain)) {
      const line = plain.slice(0, at).split('\n').length;
      if (seen.has(line)) continue;
      seen.add(line);
      findings.push({ file, line, said: `says a color (${color}): take a token of ui/global.css` });
    }
  }
  return findings;
}
