import { z } from 'zod';
import { texts, widgetTexts } from '../texts.ts';
import { Clock, Day, Line } from './fields.ts';
import { onlineOptions, replyTimes, weekdays, workingTypes } from './options.ts';

const knownZones = new Set<string>();

/** Also under an older name, which the list of zones leaves out. */
function isZone(zone: string): boolean {
  if (knownZones.has(zone)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    return false;
  }
  knownZones.add(zone);
  return true;
}

/** Hours of each weekday, Monday first. */
export const CustomTime = z
  .array(z.object({ label: z.enum(weekdays), isSelect: z.boolean(), timeStart: Clock, timeEnd: Clock }))
  .length(weekdays.length)
  .refine((week) => week.every(({ label }, at) => label === weekdays[at]), texts.invalid);

export const weekdayHours: z.infer<typeof CustomTime> = weekdays.map((label, day) => ({
  label,
  isSelect: day < 5,
  timeStart: '09:00',
  timeEnd: '17:00',
}));

/** When people answer, and what visitors are told about it. */
export const availabilityFields = {
  typeWorking: z.enum(workingTypes).default('custom').describe('Whether the team keeps hours'),
  timeZone: z.string().refine(isZone, texts.invalid).default('UTC').describe('The zone of all hours and days here'),
  customTime: CustomTime.default(weekdayHours).describe('The hours of each weekday'),
  isShowBreakTime: z.boolean().default(false).describe('Nobody answers during the breaks'),
  startTimeBreak: Clock.default('12:00').describe('When the break of each day begins'),
  endTimeBreak: Clock.default('13:00').describe('When the break of each day ends'),
  breakTimes: z
    .array(z.object({ timeStart: Clock, timeEnd: Clock }))
    .max(5, texts.maxItems(5))
    .default([])
    .describe('Further breaks of each day'),
  holidays: z
    .array(z.object({ name: Line(60), dateStart: Day, dateEnd: Day }))
    .max(100, texts.maxItems(100))
    .default([])
    .describe('Days on which nobody answers, first and last day included'),
  optionOnline: z.enum(onlineOptions).default('during_hours_or_online').describe('When the shop counts as online'),
  onlineMessage: Line(200).default(widgetTexts.online).describe('What is said while the shop is online'),
  offlineMessage: Line(200).default(widgetTexts.offline).describe('What is said while it is not'),
  replyTime: z.enum(replyTimes).default('auto').describe('What is said of how long an answer takes'),
};

export const ChatAvailability = z.object(availabilityFields);
export type ChatAvailability = z.infer<typeof ChatAvailability>;
