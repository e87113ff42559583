import { shownAt } from '../hours/zone-clock.ts';
import { weekdays } from '../options.ts';

/** On which days a popup shows, without Zod, for everybody. */
export interface PopupDays {
  /** The first day, `YYYY-MM-DD` of the shop's calendar; empty where there is none. */
  dateStart: string;
  /** The last day; empty where there is none. */
  dateEnd: string;
  weekdays: readonly (typeof weekdays)[number][];
}

export interface PopupSchedule extends PopupDays {
  /** The zone of the shop's calendar. */
  timeZone: string;
}

/** Whether these are all days, so that nobody needs to look at a calendar. */
export const isEveryDay = (it: PopupDays): boolean =>
  it.dateStart === '' && it.dateEnd === '' && it.weekdays.length === weekdays.length;

/** Whether a popup shows on the day that this moment, in ms since 1970, is of at the shop. */
export function isOnSchedule(schedule: PopupSchedule, at: number): boolean {
  if (isEveryDay(schedule)) return true;
  const local = new Date(shownAt(schedule.timeZone, at));
  const day = local.toISOString().slice(0, 10);
  const weekday = weekdays[(local.getUTCDay() + 6) % weekdays.length];
  const { dateStart, dateEnd } = schedule;
  if (dateStart !== '' && day < dateStart) return false;
  if (dateEnd !== '' && day > dateEnd) return false;
  return schedule.weekdays.some((it) => it === weekday);
}
