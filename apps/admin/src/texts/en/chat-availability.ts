import type { onlineOptions, replyTimes, weekdays, workingTypes } from '@chatty/contract/settings/options';

type Choices<Names extends readonly string[]> = Record<Names[number], { label: string; description?: string }>;

const working: Choices<typeof workingTypes> = {
  always: { label: 'Always', description: 'Visitors see you online around the clock, on every day of the year.' },
  custom: { label: 'Custom hours', description: 'You choose hours, breaks, and holidays below.' },
};
const online: Choices<typeof onlineOptions> = {
  during_hours: { label: 'During your hours only' },
  during_hours_or_online: {
    label: 'During your hours, and whenever somebody of your team is online',
    description: 'Somebody in away mode doesn’t count.',
  },
};
const reply: Record<(typeof replyTimes)[number], string> = {
  auto: 'What it took lately',
  few_minutes: 'Within a few minutes',
  an_hour: 'Within an hour',
  few_hours: 'Within a few hours',
  a_day: 'Within a day',
  hidden: 'Don’t say',
};
const days: Record<(typeof weekdays)[number], string> = {
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
  Saturday: 'Saturday',
  Sunday: 'Sunday',
};

/** What the page says on which a shop sets when people answer. */
export const texts = {
  settingsPlace: { title: 'Chat availability', text: 'Hours, breaks, and holidays, and what visitors read about them' },
  title: 'Chat availability',
  subtitle: 'When your team answers, and what visitors read about it',
  back: 'Settings',
  days,

  now: {
    title: 'What visitors see now',
    online: 'Online',
    offline: 'Offline',
    replies: (within: string) => `We usually reply ${within}.`,
    repliesAuto: 'Followed by how long answers took lately, if that’s known.',
    backAt: (when: string) => `We’ll be back ${when}.`,
    someoneHere: 'Outside your hours, but somebody of your team is online.',
    hoursEnd: (when: string) => `Open until ${when}.`,
    hoursBegin: (when: string) => `Opens ${when}.`,
    alwaysOpen: 'Your hours don’t end.',
    neverOpen: 'Your hours don’t begin in the next 400 days.',
    wrong: 'Correct the fields marked below to see it.',
    unsaved: 'As it will be once you save.',
  },

  hours: {
    title: 'Hours',
    working: 'When does your team answer?',
    workingOf: working,
    zone: 'Time zone',
    zoneNow: (time: string) => `It’s ${time} there now.`,
    noZone: 'No time zone matches',
    takeOwn: (zone: string) => `Use this device’s: ${zone}`,
    week: 'Hours of each day',
    open: (day: string) => `${day}: open`,
    starts: (day: string) => `${day}: starts at`,
    ends: (day: string) => `${day}: ends at`,
    to: 'to',
    closed: 'Closed',
    overnight: (day: string) => `Until ${day}. Your shift goes on over midnight.`,
    roundClock: (day: string) => `24 hours, until ${day}.`,
    overnightHint:
      'If the end isn’t after the start, the shift goes on over midnight: 6:00 PM to 2:00 AM is eight hours.',
    copy: (day: string) => `Copy the hours of ${day} to all days`,
    copyLabel: 'Copy to all days',
    copied: (day: string) => `All days have the hours of ${day}. Closed days stay closed.`,
  },

  breaks: {
    title: 'Breaks',
    show: 'Take breaks',
    showHint: 'On every day, visitors see you offline during these times.',
    starts: (nth: number) => `Break ${nth}: starts at`,
    ends: (nth: number) => `Break ${nth}: ends at`,
    add: 'Add break',
    remove: (nth: number) => `Remove break ${nth}`,
    most: (count: number) => `A day can have up to ${count} breaks.`,
  },

  holidays: {
    title: 'Holidays',
    hint: 'From the first midnight to the last, in your time zone, visitors see you offline, and no hours begin.',
    none: 'No holidays yet',
    noneHint: 'Add the days on which nobody answers. Visitors read when you’re back.',
    add: 'Add holiday',
    addTitle: 'Add holiday',
    edit: (name: string) => `Edit ${name}`,
    editTitle: 'Edit holiday',
    remove: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} removed`,
    past: 'Past',
    today: 'Today',
    name: 'Name',
    namePlaceholder: 'Winter break',
    first: 'First day',
    last: 'Last day',
    lastHint: 'Included. The same as the first for a single day.',
    done: 'Done',
    cancel: 'Cancel',
    most: (count: number) => `You can have up to ${count} holidays. Remove past ones to add more.`,
  },

  messages: {
    title: 'Messages',
    optionOnline: 'When are you online for visitors?',
    optionOf: online,
    onlineMessage: 'Online message',
    onlineHint: 'On the home screen of the chatbox, while you’re online.',
    offlineMessage: 'Offline message',
    offlineHint:
      'While you’re offline, followed by when you’re back. Also what visitors read who ask for a person then.',
    replyTime: 'How soon you reply',
    replyHint: 'Visitors read it while you’re online, on the home screen and while they wait for a person.',
    replyOf: reply,
    count: (used: number, most: number) => `${used}/${most}`,
  },

  fields: {
    typeWorking: 'When your team answers',
    timeZone: 'Time zone',
    customTime: 'Hours of each day',
    isShowBreakTime: 'Take breaks',
    startTimeBreak: 'Break 1: starts at',
    endTimeBreak: 'Break 1: ends at',
    breakTimes: 'Further breaks',
    holidays: 'Holidays',
    optionOnline: 'When you’re online for visitors',
    onlineMessage: 'Online message',
    offlineMessage: 'Offline message',
    replyTime: 'How soon you reply',
  },
  span: (from: string, to: string) => `${from} – ${to}`,
  dayHours: (day: string, hours: string) => `${day}: ${hours}`,
  list: (parts: readonly string[]) => (parts.length > 0 ? parts.join(', ') : 'None'),
};
