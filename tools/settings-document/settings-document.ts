import { contactMethods } from '@chatty/contract/settings/options';
import { popupSettings } from '@chatty/contract/settings/popups/popup-rules';
import { assistantProofs } from './assistant-proofs.ts';
import { chatboxProofs } from './chatbox-proofs.ts';
import { pagesThatSet, readPages } from './set-at.ts';
import { type SettingsField, settingsFields } from './settings-fields.ts';
import { readProofs, type ReadProof } from './tested-by.ts';

/** Rules that the contract checks by code, beside what it says of length and kind. */
export const furtherRules: Readonly<Record<string, string>> = {
  timeZone: 'the name of a time zone',
  endTimeBreak: 'after its beginning',
  'breakTimes[].timeEnd': 'after its beginning',
  'holidays[].dateEnd': 'not before the first day',
  ...Object.fromEntries(Object.values(popupSettings).map((it) => [`${it}.dateEnd`, 'not before the first day'])),
  ...Object.fromEntries(contactMethods.map((it) => [`contactMethod.${it}.value`, 'leads somewhere once it is on'])),
  defaultContactMethod: 'one that is on',
  'preChatFields[].choices': 'two or more for a choice',
  disclaimerLink: 'an address of the web, or empty',
  contactMethodOrder: 'each once',
  'newsletterPopupSettings.discountCode': 'without spaces',
  'cartBoosterPopupSettings.freeShippingText': 'with {amount} in it',
  'orderTrackingSettings.trackingLink': 'an https address with {number} behind its host',
  'quickReplySettings.suggestionFAQs[].question': 'none twice',
  'aiAssistantSettings.topics[].title': 'none twice',
};

/** What no page sets, or no test can change, and why. */
export const excused: Readonly<Record<string, { page?: string; test?: string }>> = {
  'aiAssistantSettings.hasInstruction': { page: 'follows from the instruction' },
  'aiAssistantSettings.hasTested': { page: 'follows from the first try' },
};

/** A field of the settings: where it is set, with what it begins, what it must be, what it does, and who tests it. */
export interface Told extends SettingsField {
  /** Addresses of the admin's pages. */
  pages: string[];
  /** Tests that change it, and tests that look at what comes of it, by their numbers in the document. */
  setBy: number[];
  seenBy: number[];
}

const numbersOf = (proofs: readonly ReadProof[], isMeant: (it: ReadProof) => boolean): number[] =>
  proofs.flatMap((it, at) => (isMeant(it) ? [at + 1] : []));

/** All that the document tells, and what of the record of tests isn't so. */
export function settingsTold() {
  const [fields, pages] = [settingsFields(), readPages()];
  const proofs = readProofs(
    [...chatboxProofs, ...assistantProofs],
    fields.map((it) => it.path),
  );
  const told = fields.map((field): Told => {
    const further = furtherRules[field.path];
    return {
      ...field,
      rule: further ? `${field.rule}; ${further}` : field.rule,
      pages: pagesThatSet(field.path, pages),
      setBy: numbersOf(proofs, (it) => it.sets.has(field.path)),
      seenBy: numbersOf(proofs, (it) => it.sees.has(field.path)),
    };
  });
  return { told, proofs };
}

/** What a field lacks, in words; nothing where its row is whole. */
export function gapsIn({ path, pages, effect, setBy, seenBy }: Told, excuses = excused): string[] {
  const excuse = excuses[path] ?? {};
  const gaps = [
    pages.length === 0 && !excuse.page ? 'no page sets it' : '',
    effect === '' ? 'the contract says no effect' : '',
    setBy.length === 0 && !excuse.test ? 'no test changes it' : '',
    seenBy.length === 0 && !excuse.test ? 'no test looks at what comes of it' : '',
  ];
  return gaps.filter((it) => it !== '').map((it) => `${path}: ${it}`);
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function table(head: readonly string[], lines: readonly string[][]): string {
  const widths = head.map((_, i) => Math.max(3, ...[head, ...lines].map((cells) => cells[i]?.length ?? 0)));
  const row = (cells: readonly string[]) => `| ${cells.map((it, i) => it.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [row(head), row(widths.map((it) => '-'.repeat(it))), ...lines.map(row)].join('\n');
}

/** The tables of all settings and of their tests, as Markdown. */
export function settingsDocument(told: readonly Told[], proofs: readonly ReadProof[]): string {
  const fields = told.map((it) => [
    `\`${it.path}\``,
    it.pages.map((page) => `\`${page}\``).join(', ') || (excused[it.path]?.page ?? ''),
    cell(it.default),
    cell(it.rule),
    cell(it.effect),
    it.setBy.join(', '),
    it.seenBy.join(', '),
  ]);
  const tests = proofs.map((it, at) => [String(at + 1), `\`${it.file}\``, cell(it.test)]);
  return `# Every setting of the chatbox

Made by \`tools/settings-document\` from the contract (\`packages/contract/src/settings\`), the admin's pages, and the tests; its
test fails when the two differ, and when a field lacks its page, its effect, or a test.
\`npx vitest run --project unit settings-document -u\` writes it anew.

${told.length} fields: those within others by their paths, those of each entry of a list behind \`[]\`. A page sets a field where its form
names it and a control writes it. The last two columns are numbers of [tests](#tests): those that change the field, in the
admin where they are browser tests (\`e2e\`), and those that see its effect. \`tools/settings-document\` keeps a record of which, and
holds it against what stands in the tests.

${table(['Setting', 'Set at', 'Default', 'Rule', 'Effect', 'Changed in', 'Seen in'], fields)}

## Tests

${table(['No.', 'File', 'Test'], tests)}
`;
}
