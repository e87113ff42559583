import type { ShortcutVariable } from '@chatty/contract/shortcut-variables';
import type { Priority } from '@chatty/contract/conversations';
import type { ShortcutAction, ShortcutScope, ShortcutSnooze } from '@chatty/contract/shortcuts';

const variables: Record<ShortcutVariable, string> = {
  'customer.name': 'Customer’s name',
  'customer.first_name': 'Customer’s first name',
  'customer.email': 'Customer’s email',
  'agent.name': 'Your name',
  'shop.name': 'Shop name',
  'order.number': 'Latest order’s number',
};

const actions: Record<ShortcutAction, string> = {
  assign: 'Assign to me',
  resolve: 'Resolve',
};

const priorities: Record<Priority, string> = {
  none: 'None',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  urgent: 'Urgent',
};

const snoozes: Record<ShortcutSnooze, string> = {
  reply: 'Snooze until they reply',
  opening: 'Snooze until you open',
  tomorrow: 'Snooze until tomorrow, 9 AM',
};

const scopes: Record<ShortcutScope, string> = { personal: 'Only me', team: 'Team' };

const list = (names: readonly string[]) => new Intl.ListFormat('en-US').format(names);

/** Replies that members keep, and where they are kept. */
export const texts = {
  settingsPlace: { title: 'Shortcuts', text: 'Replies you use again, a slash away' },
  title: 'Shortcuts',
  subtitle: 'Type / in a reply or a note to use one',
  back: 'Settings',
  add: 'Add shortcut',
  edit: 'Edit shortcut',
  delete: 'Delete',
  restore: 'Restore',
  undo: 'Undo',
  added: 'Shortcut added',
  deleted: 'Shortcut deleted',
  restored: 'Shortcut restored',
  failedToDelete: 'Failed to delete',
  failedToRestore: 'Failed to restore',
  loading: 'Loading shortcuts',
  loadingOne: 'Loading shortcut',
  notLoaded: 'Couldn’t load your shortcuts',
  oneNotLoaded: 'Couldn’t load this shortcut',
  missing: 'This shortcut was deleted.',
  variables,
  actions,
  priorities,
  snoozes,
  tagged: (name: string) => `Tag “${name}”`,
  prioritized: (priority: Priority) => `Priority: ${priorities[priority]}`,
  scopes,
  runAlone: (title: string) => `Run “${title}”`,
  done: (title: string, actions: readonly string[]) => `Done by “${title}”: ${list(actions)}`,
  wasSo: (title: string) => `“${title}” changed nothing: all of it was so already.`,
  doesNothing: (title: string) => `“${title}” does nothing any more: the tags it put on were deleted.`,

  list: {
    search: 'Search shortcuts',
    clearSearch: 'Clear search',
    whose: 'Whose shortcuts',
    anyone: 'All shortcuts',
    personal: 'Only mine',
    team: 'The team’s',
    count: (total: number) => `${total} ${total === 1 ? 'shortcut' : 'shortcuts'}`,
    noneTitle: 'No shortcuts yet',
    none: 'Keep what you write again and again: greetings, delivery times, how to return something. In a reply, / finds it.',
    noMatchTitle: 'No shortcuts match',
    noMatch: 'Try other words, or go back to all shortcuts.',
    clear: 'Clear search and filter',
    unused: 'Not used yet',
    uses: (times: number) => `Used ${times === 1 ? 'once' : `${times} times`}`,
    lastUsed: 'last ',
    runsBy: 'runs with ',
    withFiles: (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`,
  },

  form: {
    shortcut: 'Shortcut',
    title: 'Title',
    titlePlaceholder: 'How to return an item',
    key: 'Key',
    keyHint: 'What you type after the slash: letters, digits, - and _',
    keyPlaceholder: 'return',
    ownKey: 'Your keyboard key',
    ownKeyHint: 'Runs this macro in the inbox without a menu. Each member chooses their own.',
    noOwnKey: 'None',
    chooseOwnKey: 'Choose a key',
    body: 'Message',
    bodyHint:
      '**bold**, *italic*, [links](https://…) and lists work as in messages. Leave it empty for a shortcut that sends nothing and only does what you choose below.',
    bodyPlaceholder: 'Hi {{customer.first_name|there}}, you can send it back within 30 days.',
    insertVariable: 'Insert variable',
    fallbackHint: 'Add what to say if nothing is known: {{customer.first_name|there}}',
    preview: 'Preview',
    previewLabel: 'Preview with example values',
    nothingToShow: 'What you write above shows here.',
    example: {
      'customer.name': 'Ada Byron',
      'customer.first_name': 'Ada',
      'customer.email': 'ada@example.com',
      'order.number': '1001',
    },
    files: 'Files',
    attach: (limits: string) => `Attach files (${limits})`,
    attachShort: 'Attach files',
    uploading: 'Uploading',
    waitForUploads: 'Wait until the files are uploaded',
    mendUploads: 'Remove the files that couldn’t be uploaded',
    removeFile: (name: string) => `Remove ${name}`,
    tooMany: (most: number) => `A shortcut holds at most ${most} files`,
    afterwards: 'After sending',
    afterwardsHint: 'Happens to the conversation once the message is sent.',
    atOnce: 'What it does',
    atOnceHint: 'Happens to the conversation as soon as you choose the shortcut. Nothing is sent.',
    doesAtOnce: (actions: readonly string[]) => `Sends nothing, and does at once: ${list(actions)}`,
    tags: 'Add tags',
    chooseTags: 'Choose tags',
    priority: 'Set the priority',
    samePriority: 'Leave it as it is',
    snooze: 'Snooze',
    noSnooze: 'Don’t snooze',
    resolvedNotSnoozed: 'What is resolved isn’t snoozed.',
    whose: 'Who can use it',
    personalHint: 'Only you see it.',
    teamHint: 'Everyone uses it. You and admins can change it.',
    staysTeams: 'It belongs to the team. Everyone uses it; whoever made it and admins can change it.',
    readOnlyTitle: 'Made by a teammate',
    readOnly: 'You can use this shortcut. Only an admin or whoever made it can change it.',
    deletedTitle: 'This shortcut was deleted',
    deletedText: 'Restore it to keep editing. What you typed here is still in this form.',
    overtakenTitle: 'Someone else changed this shortcut',
    overtakenText: 'If you save, your version replaces theirs.',
    showTheirs: 'Discard mine and use theirs',
  },
};
