import {
  availabilityProblems,
  breakProblem,
  ChatAvailability,
  type Holiday,
} from '@chatty/contract/settings/chat-availability';
import { texts } from '#texts/chat-availability.ts';
import { texts as uiTexts } from '#texts/ui.ts';
import type { EditedSettings } from '../../../connection/shop-settings/settings-query.ts';
import type { Problems } from '../../../ui/form/problems.ts';
import { clockWords, isClock } from '../../../ui/time/clock-words.ts';

/** The settings that the page changes. */
export const availabilityFields = [
  'typeWorking',
  'timeZone',
  'customTime',
  'isShowBreakTime',
  'startTimeBreak',
  'endTimeBreak',
  'breakTimes',
  'holidays',
  'optionOnline',
  'onlineMessage',
  'offlineMessage',
  'replyTime',
] as const;
export type AvailabilityField = (typeof availabilityFields)[number];
export type AvailabilityDraft = Pick<EditedSettings, AvailabilityField>;
export type DayHours = AvailabilityDraft['customTime'][number];
export type BreakTime = AvailabilityDraft['breakTimes'][number];

/** What is wrong between fields, beside the contract's rules for each. */
export const problemsOf = (draft: AvailabilityDraft): Problems<AvailabilityDraft> =>
  availabilityProblems(draft, availabilityFields);

/** The draft as the engine of hours reads it; null while a field of it is wrong. */
export function readableHours(draft: AvailabilityDraft): ChatAvailability | null {
  if (Object.keys(problemsOf(draft)).length > 0) return null;
  return ChatAvailability.safeParse(draft).data ?? null;
}

/** All breaks of a day: the first one stands in fields of its own. */
export const breaksOf = ({ startTimeBreak, endTimeBreak, breakTimes }: AvailabilityDraft): BreakTime[] => [
  { timeStart: startTimeBreak, timeEnd: endTimeBreak },
  ...breakTimes,
];

/** The fields that hold these breaks. */
export function withBreaks([first, ...breakTimes]: readonly BreakTime[]): Partial<AvailabilityDraft> {
  return first ? { startTimeBreak: first.timeStart, endTimeBreak: first.timeEnd, breakTimes } : {};
}

/** Minds the end of a break once both of its times are known. */
export const endProblem = (pause: BreakTime): string | null =>
  isClock(pause.timeStart) && isClock(pause.timeEnd) ? breakProblem(pause) : null;

/** The week with the times of one day for all; what is closed stays closed. */
export const copiedToAll = (week: readonly DayHours[], { timeStart, timeEnd }: DayHours): DayHours[] =>
  week.map((it) => ({ ...it, timeStart, timeEnd }));

/** By their first day, then by the last. */
export const sorted = (holidays: readonly Holiday[]): Holiday[] =>
  holidays.toSorted((a, b) => (a.dateStart + a.dateEnd).localeCompare(b.dateStart + b.dateEnd));

const dateFormat = new Intl.DateTimeFormat(uiTexts.locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** The days of a holiday: Dec 24, 2026 – Jan 3, 2027. */
export function holidayWords({ dateStart, dateEnd }: Holiday): string {
  const [first, last] = [Date.parse(dateStart), Date.parse(dateEnd)];
  if (first === last || Number.isNaN(last)) return dateFormat.format(first);
  return dateFormat.formatRange(first, last).replace(/\s?–\s?/, ' – ');
}

const spanWords = ({ timeStart, timeEnd }: BreakTime) => texts.span(clockWords(timeStart), clockWords(timeEnd));

/** How a value reads where two people changed the same field. */
export function sayValue(field: AvailabilityField, value: unknown): string | undefined {
  const given = { [field]: value } as Partial<AvailabilityDraft>;
  if (given.typeWorking) return texts.hours.workingOf[given.typeWorking].label;
  if (given.optionOnline) return texts.messages.optionOf[given.optionOnline].label;
  if (given.replyTime) return texts.messages.replyOf[given.replyTime];
  if (given.startTimeBreak) return clockWords(given.startTimeBreak);
  if (given.endTimeBreak) return clockWords(given.endTimeBreak);
  if (given.breakTimes) return texts.list(given.breakTimes.map(spanWords));
  if (given.holidays) return texts.list(given.holidays.map((it) => texts.dayHours(it.name, holidayWords(it))));
  const open = given.customTime?.filter((it) => it.isSelect);
  return open && texts.list(open.map((it) => texts.dayHours(texts.days[it.label], spanWords(it))));
}
