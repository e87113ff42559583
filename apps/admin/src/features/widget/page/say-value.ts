import { texts } from '#texts/widget.ts';
import { sayContacts } from '../contact-methods/contact-draft.ts';

/** What people read for the values of a field, where its choices have names. */
const choices: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  theme: texts.themes,
  colorMode: texts.colorModes,
  floatBtnLauncher: texts.launcherKinds,
  floatBtnPosition: texts.positions,
  icon: texts.icons,
  displayDevices: texts.devices,
};

const isPages = (value: unknown): value is { type: keyof typeof texts.pageTypes; values: string[] } =>
  typeof value === 'object' && value !== null && 'type' in value && 'values' in value;

/** How a value of the chatbox's pages reads in a conflict; undefined where it reads by itself. */
export function sayValue(field: string, value: unknown): string | undefined {
  if (field === 'displayPages' && isPages(value)) return [texts.pageTypes[value.type], ...value.values].join('\n');
  const contacts = sayContacts(field, value);
  return contacts ?? (typeof value === 'string' ? choices[field]?.[value] : undefined);
}
