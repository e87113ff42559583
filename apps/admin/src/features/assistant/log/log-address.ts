import { TurnFilter } from '@chatty/contract/decision-log';
import type { LogView } from './log-queries.ts';

export const logPath = '/ai_assistant/log';

const keys = TurnFilter.keyof().options;

/** Reads a view from the address's query; whatever makes no sense there is as if it was not there. */
export function readView(query: URLSearchParams): LogView {
  const said = keys.flatMap((key) => {
    const value = query.get(key);
    const read = TurnFilter.safeParse({ [key]: value });
    return value !== null && read.success ? [[key, read.data[key]] as const] : [];
  });
  return {
    filter: TurnFilter.parse(Object.fromEntries(said)),
    search: (query.get('search') ?? '').trim().slice(0, 200),
  };
}

/** The query of a view's address; what is not chosen stays out of it. */
export function writeView({ filter, search }: LogView): URLSearchParams {
  const query = new URLSearchParams();
  for (const key of keys) if (filter[key] !== undefined) query.set(key, filter[key]);
  if (search) query.set('search', search);
  return query;
}

/** The address of the log with a view. */
export const logOf = (view: LogView): string => {
  const query = writeView(view).toString();
  return query === '' ? logPath : `${logPath}?${query}`;
};

export const isNarrowed = (view: LogView): boolean => writeView(view).size > 0;

/** What one choice can narrow to beside the outcome: a key of the filter with its value. */
const onlyKeys = ['kind', 'sure', 'sentences', 'helpful', 'rated', 'marked'] as const;

/** Which of them is chosen, such as `helpful.no`; the first where an address has several. */
export function onlyOf(filter: TurnFilter): string {
  const key = onlyKeys.find((it) => filter[it] !== undefined);
  return key ? `${key}.${filter[key]}` : '';
}

/** The filter with another one of them, or none. */
export function withOnly(filter: TurnFilter, only: string): TurnFilter {
  const rest = Object.fromEntries(Object.entries(filter).filter(([key]) => !onlyKeys.some((it) => it === key)));
  const [key = '', value = ''] = only.split('.');
  return TurnFilter.parse({ ...rest, ...(only === '' ? {} : { [key]: value }) });
}

/** The start of a day of this device's calendar, so many days later; nothing for no day. */
function momentOf(day: string, later: number): string | undefined {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const moment = new Date(year, month - 1, date + later);
  return day === '' || Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}

/** Both days are part of it. */
export const rangeOf = (from: string, to: string): Pick<TurnFilter, 'from' | 'to'> => ({
  from: momentOf(from, 0),
  to: momentOf(to, 1),
});

/** The day on which a moment is, as a field of a day holds it; `before` it. */
export function dayOf(moment: string | undefined, before = 0): string {
  if (moment === undefined) return '';
  const at = new Date(Date.parse(moment) - before);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
