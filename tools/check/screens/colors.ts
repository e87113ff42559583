import type { Finding } from '../finding.ts';
import { isTest, type SourceFile } from '../source-tree.ts';

/** Where the colors of the admin are said, each for light and for dark. */
const palettes = ['apps/admin/src/ui/global.css', 'apps/admin/src/ui/theme.ts'];

const named = 'white|black|gr[ae]y|red|green|blue|yellow|orange|purple|pink|brown|silver|navy|teal|maroon|olive|lime';
const written = String.raw`#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(`;

/** A color as a value in a style sheet; names of classes, of tokens and of files are none. */
const inSheet = new RegExp(String.raw`^[^:]*:(?!.*\{\s*$).*?(${written}|(?<![-\w])(?:${named})(?![-\w]))`, 'i');
/** A color in a string of a script: `#fff`, `rgb(…)`, or white and black, which are the same in every scheme. */
const inScript = new RegExp(
  String.raw`(?:["'\`=:\s(](${written}))|\b(?:c|bg|color|background|backgroundColor|fill|stroke)(?:=|:\s*)["'](white|black)["']`,
  'i',
);

const isOurs = (path: string) => path.startsWith('apps/admin/src/') && !palettes.includes(path) && !isTest(path);

/** Blanks comments of one or more lines, so that lines keep their numbers. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, (it) => it.replace(/[^\n]/g, ' '));

/** Colors of the admin that stand outside the palettes: such a color stays as it is when the scheme is dark. */
export function findLiteralColors(tree: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  for (const { path: file, text } of tree) {
    if (!isOurs(file) || !/\.(css|tsx?)$/.test(file)) continue;
    const pattern = file.endsWith('.css') ? inSheet : inScript;
    withoutComments(text)
      .split('\n')
      .forEach((line, at) => {
        const found = pattern.exec(line.replace(/(^|\s)\/\/ .*/, ''));
        const color = found?.[1] ?? found?.[2];
        if (color)
          findings.push({ file, line: at + 1, said: `says a color (${color}): take a token of ui/global.css` });
      });
  }
  return findings;
}
