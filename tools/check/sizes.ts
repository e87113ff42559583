import { posix } from 'node:path';
import type { Finding } from './finding.ts';
import { isCode, isTest, type SourceFile } from './source-tree.ts';

const linesMax = 300;
const codeFilesMax = 12;
/** One file for each feature or language, flat, so that both ends of a call, its tables, or what is said can be found by its name. */
const flat =
  /^packages\/contract\/src(?:\/visitor-texts(?:\/locales)?)?$|^apps\/[^/]+\/src\/texts\/[^/]+$|^apps\/server\/src\/(?:tables|language\/(?:frames|lexicon))$/;
/** Lists of words are as long as their language has words, and translations as long as what they translate. */
const wordLists = /^apps\/server\/src\/language\/lexicon\/|^packages\/contract\/src\/visitor-texts\/locales\//;
/** Names that say nothing: whatever is put there, one has to open it to know. */
const banned = new Set(
  'utils util helpers helper common shared lib misc core base manager service types constants'.split(' '),
);
const kebab = /^[a-z0-9]+([-.][a-z0-9]+)*$/;

/** Files of at most 300 lines, folders of at most 12 code files (tests not counted), names that say something. */
export function checkSizes(tree: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  const folders = new Map<string, number>();
  const names = new Set<string>();
  for (const { path, text } of tree) {
    const measured = isCode(path) || path.endsWith('.css');
    if (measured && !wordLists.test(path) && lineCount(text) > linesMax)
      findings.push({ file: path, said: `has ${lineCount(text)} lines; ${linesMax} are enough` });
    if (!isCode(path)) continue;
    const folder = posix.dirname(path);
    if (!isTest(path)) folders.set(folder, (folders.get(folder) ?? 0) + 1);
    if (!kebab.test(posix.basename(path))) findings.push({ file: path, said: 'is not named in kebab-case' });
    for (let it = path; it !== '.'; it = posix.dirname(it)) names.add(it);
  }
  for (const [file, count] of folders) {
    if (count > codeFilesMax && !flat.test(file))
      findings.push({ file: `${file}/`, said: `holds ${count} code files; ${codeFilesMax} are enough` });
  }
  for (const file of names) {
    const word = posix
      .basename(file)
      .split(/[-.]/)
      .find((it) => banned.has(it));
    if (word) findings.push({ file, said: `has the name "${word}", which says nothing` });
  }
  return findings;
}

const lineCount = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
