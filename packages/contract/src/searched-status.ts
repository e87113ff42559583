import type { ListStatus } from './conversations.ts';

/** What `in:` knows. */
export const searchedStatuses = ['open', 'snoozed', 'resolved', 'spam', 'blocked', 'any'] as const;
const isStatus = (value: string): value is ListStatus => searchedStatuses.some((it) => it === value);

const place = /(?<!\S)in:(?:"([^"]*)"|([^\s"]\S*))(?!\S)/giu;

/** The status that a search asks for by `in:snoozed`, in the place of the list's own; of several the last. */
export function statusIn(search: string | undefined): ListStatus | undefined {
  const asked = [...(search ?? '').matchAll(place)].map((it) => (it[1] ?? it[2] ?? '').trim().toLowerCase());
  return asked.findLast(isStatus);
}
