import { z } from 'zod';
import { texts } from '../texts.ts';
import { displayPageTypes } from './options.ts';

/** `#rrggbb`. */
export const Color = z.string().regex(/^#[0-9a-f]{6}$/i, texts.color);

/** Text that may be left empty. */
export const Line = (max: number) => z.string().trim().max(max, texts.maxChars(max));

/** Where a picture lies that a member uploaded, or empty. */
export const Picture = z.union([
  z.literal(''),
  z
    .string()
    .max(500)
    .regex(/^(?:https?:\/\/|\/files\/)\S+$/, texts.invalid),
]);

export const Between = ({ min, max }: { min: number; max: number }) =>
  z.number().int().min(min, texts.atLeast(min)).max(max, texts.atMost(max));

/** The pages of the store on which something shows. */
export const DisplayPages = z.object({
  type: z.enum(displayPageTypes).describe('Whether it shows on all pages, only on those named, or on all others'),
  values: z.array(Line(200).min(1)).max(50).describe('The pages that are named: paths, in which * stands for anything'),
});

/** A time of day; 24:00 is the end of it. */
export const Clock = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, texts.clock);

/** A day of the calendar, `YYYY-MM-DD`, wherever the shop is. */
export const Day = z.iso.date(texts.day);

const knownZones = new Set<string>();
/** A zone can be written in many ways: upper case and lower case are the same. */
const mostKnown = 1_000;

/** Whether this is a time zone; also under an older name, which the list of zones leaves out. */
export function isZone(zone: string): boolean {
  if (knownZones.has(zone)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
  } catch {
    return false;
  }
  if (knownZones.size < mostKnown) knownZones.add(zone);
  return true;
}
