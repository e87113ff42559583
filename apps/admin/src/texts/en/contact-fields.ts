import type { FieldKind } from '@chatty/contract/contact-fields';

const kinds: Record<FieldKind, string> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  yesNo: 'Yes or no',
  choice: 'List of choices',
};

const yesNo: Record<string, string> = { yes: 'Yes', no: 'No' };

/** The shop's own fields of contacts: where they are made, filled in, and searched by. */
export const texts = {
  title: 'Custom fields',
  subtitle: 'What your team writes down about every contact',
  back: 'Contacts',
  menu: 'Custom fields',
  add: 'Add field',
  loading: 'Loading fields',
  notLoaded: 'Failed to load the custom fields',
  noneTitle: 'No custom fields yet',
  none: 'Add what you want to know about your contacts, such as a birthday or a size.',
  shown: 'Fields',
  archived: 'Archived fields',
  kinds,
  choices: (all: readonly string[]) => all.join(', '),
  edit: (name: string) => `Edit ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  moved: (name: string, at: number, of: number) => `${name} is field ${at} of ${of}`,
  failedToMove: 'Failed to move the field',
  archive: (name: string) => `Archive ${name}`,
  archiveTitle: (name: string) => `Archive the field “${name}”?`,
  archiveMeans: 'It is no longer shown or exported with your contacts. Its values are kept, and you can restore it.',
  archiveDo: 'Archive field',
  archiveDone: 'Field archived',
  restore: 'Restore',
  restoreOf: (name: string) => `Restore ${name}`,
  restored: 'Field restored',
  failedToRestore: 'Failed to restore the field',
  form: {
    addTitle: 'Add field',
    editTitle: (name: string) => `Edit “${name}”`,
    name: 'Name',
    kind: 'Type',
    kindStays: 'The type of a field can’t be changed.',
    choices: 'Choices',
    choicesHint: 'One in each line. Contacts that have a choice you remove keep it.',
    add: 'Add',
    save: 'Save',
    added: 'Field added',
    saved: 'Field saved',
  },

  section: 'Custom fields',
  failedToSave: 'Failed to save',
  nothing: '–',
  yesNo,

  filter: {
    field: 'Custom field',
    any: 'Custom field: any',
    gone: 'Archived field',
    says: (name: string) => `What ${name} says`,
    has: 'Has a value',
    hasNot: 'Has no value',
    is: 'Is',
    value: (name: string) => `Value of ${name}`,
  },
};
