import { z } from 'zod';
import { Required } from '../fields.ts';
import { widgetTexts } from '../default-texts.ts';
import { availabilityMaxChars } from '../limits.ts';
import { texts } from '../texts.ts';
import { Clock, Day, isZone, Line } from './fields.ts';
import { onlineOptions, replyTimes, weekdays, workingTypes } from './options.ts';

/** From its start up to its end: an end that is not after its start is one of the next day. */
const Shift = z.object({
  label: z.enum(weekdays).describe('The weekday; all seven stand there, Monday first'),
  isSelect: z.boolean().describe('The team answers on this day'),
  timeStart: Clock.describe('From when on'),
  timeEnd: Clock.describe('Until when; not after the start: of the next day'),
});

/** Hours of each weekday, Monday first. */
export const CustomTime = z
  .array(Shift)
  .length(weekdays.length)
  .refine((week) => week.every(({ label }, at) => label === weekdays[at]), texts.invalid);

export const weekdayHours: z.infer<typeof CustomTime> = weekdays.map((label, day) => ({
  label,
  isSelect: day < 5,
  timeStart: '09:00',
  timeEnd: '17:00',
}));

type Break = { timeStart: string; timeEnd: string };

/** Minds a break that doesn't end after it begins: it is one of each day, and none goes on over midnight. */
export const breakProblem = ({ timeStart, timeEnd }: Break): string | null =>
  timeEnd > timeStart ? null : texts.endsBefore;

const BreakTime = z
  .object({
    timeStart: Clock.describe('When this break begins'),
    timeEnd: Clock.describe('When it ends, on the same day'),
  })
  .refine((it) => breakProblem(it) === null, {
    path: ['timeEnd'],
    error: texts.endsBefore,
  });

export const Holiday = z
  .object({
    name: Required(60).describe('What the team calls it'),
    dateStart: Day.describe('Its first day'),
    dateEnd: Day.describe('Its last day'),
  })
  .refine((it) => it.dateEnd >= it.dateStart, { path: ['dateEnd'], error: texts.lastDayBefore });
export type Holiday = z.infer<typeof Holiday>;

export const mostBreaks = 5;
export const mostHolidays = 100;

/**
 * When people answer, and what visitors are told about it. How the fields work together says `isOpen` in
 * `hours/working-hours.ts`.
 */
export const availabilityFields = {
  typeWorking: z
    .enum(workingTypes)
    .default('custom')
    .describe('Whether the team answers at all times, or in the hours, breaks, and holidays below'),
  timeZone: z
    .string()
    .max(60)
    .refine(isZone, texts.invalid)
    .default('UTC')
    .describe('The zone of all hours and days here'),
  customTime: CustomTime.default(weekdayHours).describe(
    'The hours of each weekday; an end that is not after its start is one of the next day',
  ),
  isShowBreakTime: z.boolean().default(false).describe('Nobody answers during the breaks'),
  startTimeBreak: Clock.default('12:00').describe('When the break of each day begins'),
  endTimeBreak: Clock.default('13:00').describe('When the break of each day ends, on the same day'),
  breakTimes: z
    .array(BreakTime)
    .max(mostBreaks, texts.maxItems(mostBreaks))
    .default([])
    .describe('Further breaks of each day'),
  holidays: z
    .array(Holiday)
    .max(mostHolidays, texts.maxItems(mostHolidays))
    .default([])
    .describe('Days on which nobody answers and no hours begin, first and last day included'),
  optionOnline: z
    .enum(onlineOptions)
    .default('during_hours_or_online')
    .describe('Whether the shop counts as online also while somebody is there outside of its hours'),
  onlineMessage: Line(availabilityMaxChars)
    .default(widgetTexts.online)
    .describe('What is said while the shop is online'),
  offlineMessage: Line(availabilityMaxChars).default(widgetTexts.offline).describe('What is said while it is not'),
  replyTime: z
    .enum(replyTimes)
    .default('auto')
    .describe('What is said, while the shop is online, of how long an answer takes'),
};

/** What is wrong between fields that are changed one by one: said of the second, once one of the two is changed. */
export function availabilityProblems(
  settings: Pick<ChatAvailability, 'isShowBreakTime' | 'startTimeBreak' | 'endTimeBreak'>,
  changed: readonly string[],
): Partial<Record<keyof ChatAvailability, string>> {
  const { isShowBreakTime, startTimeBreak: timeStart, endTimeBreak: timeEnd } = settings;
  const concerns = ['isShowBreakTime', 'startTimeBreak', 'endTimeBreak'].some((it) => changed.includes(it));
  const wrong = isShowBreakTime && concerns ? breakProblem({ timeStart, timeEnd }) : null;
  return wrong === null ? {} : { endTimeBreak: wrong };
}

export const ChatAvailability = z.object(availabilityFields);
export type ChatAvailability = z.infer<typeof ChatAvailability>;
