import { Menu } from '@mantine/core';
import { texts } from '#texts/faq-exchange.ts';
import { toastFailure } from '../../../ui/toast.tsx';
import { saveFile, type Wanted } from './save-file.ts';

const kinds: { label: string; wanted: Wanted }[] = [
  { label: texts.formats.csv, wanted: { format: 'csv' } },
  { label: texts.formats.excel, wanted: { format: 'csv', delimiter: 'semicolon' } },
  { label: texts.formats.json, wanted: { format: 'json' } },
];

/** As which file the FAQs go out. */
export function Items() {
  return kinds.map(({ label, wanted }) => (
    <Menu.Item
      key={label}
      onClick={() => void saveFile(wanted).catch((problem) => toastFailure(problem, texts.failedToExport))}
    >
      {label}
    </Menu.Item>
  ));
}
