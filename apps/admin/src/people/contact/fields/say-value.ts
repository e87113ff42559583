import type { ContactField } from '@chatty/contract/contact-fields';
import { texts } from '#texts/contact-fields.ts';
import { texts as ui } from '#texts/ui.ts';

/** A value of a field as people read it; nothing for nothing. */
export function sayValue({ kind }: Pick<ContactField, 'kind'>, value: string | undefined): string {
  if (!value) return '';
  if (kind === 'yesNo') return texts.yesNo[value] ?? value;
  // A day is the same everywhere.
  if (kind === 'date') return new Date(`${value}T00:00:00Z`).toLocaleDateString(ui.locale, { timeZone: 'UTC' });
  return value;
}
