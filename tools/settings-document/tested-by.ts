import { namesIn } from './set-at.ts';
import type { Proof } from './proof.ts';
import { readTest } from './read-tests.ts';

/** A test with the fields that it sets, and those whose effect it looks at. */
export interface ReadProof {
  file: string;
  test: string;
  /** By path. */
  sets: ReadonlySet<string>;
  sees: ReadonlySet<string>;
  /** What of the record isn't so. */
  untrue: string[];
}

/** `contactMethod.*.value` stands for one of each method. */
const matches = (pattern: string, path: string): boolean => {
  const [want, have] = [pattern.split('.'), path.split('.')];
  return want.length === have.length && want.every((it, at) => it === '*' || it === have[at]);
};

/** A name that is given a value, or names a control: `title: …`, `{ title }`, `'title'`. A mere `saved.title` gives it none. */
const gives = (text: string, name: string): boolean =>
  new RegExp(`(['"\`])${name}\\1|(?<![\\w.])${name}\\s*[:,}]`).test(text);
const asserts = /\bexpect[.(]|\.waitFor\(|\beventually\(/;

/** The names that a test of a field must give: its own, and below another field the one that it stands in. */
const ownNames = (path: string): string[] => {
  const [top = '', ...below] = namesIn(path);
  return below.length === 0 ? [top] : below.slice(-2);
};

function readOne({ file, test, sets = [], sees = [], both = [] }: Proof, paths: readonly string[]): ReadProof {
  const found = readTest(file, test);
  const name = `${file}: “${test}”`;
  if (found === null) return { file, test, sets: new Set(), sees: new Set(), untrue: [`there is no ${name}`] };
  const { text, whole } = found;
  const untrue: string[] = asserts.test(text) ? [] : [`${name} asserts nothing`];
  const told = (fields: Proof['sets'] = []): Set<string> =>
    new Set(
      fields.flatMap((field) => {
        const [pattern, by] = typeof field === 'string' ? [field] : field;
        const meant = paths.filter((it) => matches(pattern, it));
        if (meant.length === 0) untrue.push(`${name} is said to test ${pattern}, which is no setting`);
        for (const path of meant) {
          const [top = ''] = namesIn(path);
          const isNamed = () => ownNames(path).every((it) => gives(text, it)) && `${whole}\n${text}`.includes(top);
          const isGiven = by === undefined ? isNamed() : text.includes(by);
          if (!isGiven) untrue.push(`${name} is said to test ${path}, and never says ${by ?? 'it'}`);
        }
        return meant;
      }),
    );
  const [set, seen] = [told([...sets, ...both]), told([...sees, ...both])];
  return { file, test, sets: set, sees: seen, untrue: [...new Set(untrue)] };
}

/** The record of what tests prove, held against the tests as they are. */
export const readProofs = (proofs: readonly Proof[], paths: readonly string[]): ReadProof[] =>
  proofs.map((it) => readOne(it, paths));
