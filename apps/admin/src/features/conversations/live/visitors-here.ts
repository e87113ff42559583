import type { VisitorPlace } from '@chatty/contract/contacts';
import { create } from 'zustand';

/** The visitors who are on the storefront, and on which page; as passing as what it tells of, and kept in no cache. */
const useHeld = create<ReadonlyMap<string, VisitorPlace | null>>(() => new Map());
/**
 * The count at which each visitor was heard of last: a list that was asked for earlier says something older of them.
 */
const heard = new Map<string, number>();
let moment = 0;

interface Here {
  contactId: string;
  place: VisitorPlace | null;
}

/** Take this moment before reading a list and hand it over with the list. */
export const momentOfHere = (): number => moment;

/** What a list said whose reading began at `since`: of its visitors, those named are there and the others are not. */
export function rememberHere(contactIds: readonly string[], here: readonly Here[], since: number): void {
  const isNews = (contactId: string) => (heard.get(contactId) ?? 0) <= since;
  const held = new Map(useHeld.getState());
  for (const it of contactIds) if (isNews(it)) held.delete(it);
  for (const it of here) if (isNews(it.contactId)) held.set(it.contactId, it.place);
  useHeld.setState(held, true);
}

/** What was heard of one visitor since. */
export function hearVisitor({ contactId, online, place }: Here & { online: boolean }): void {
  moment += 1;
  heard.set(contactId, moment);
  const held = new Map(useHeld.getState());
  if (online) held.set(contactId, place);
  else held.delete(contactId);
  useHeld.setState(held, true);
}

/** Forgets everybody. */
export function forgetHere(): void {
  heard.clear();
  useHeld.setState(new Map(), true);
}

/** The page that a visitor looks at, null when they do not say; undefined while they are not on the storefront. */
export const useVisitorHere = (contactId: string): VisitorPlace | null | undefined =>
  useHeld((held) => held.get(contactId));
