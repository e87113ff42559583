import type { VisitorPlace } from '@chatty/contract/contacts';
import { useSyncExternalStore } from 'react';

/** The visitors who are on the storefront, and on which page; as passing as what it tells of, and kept in no cache. */
const held = new Map<string, VisitorPlace | null>();
const listeners = new Set<() => void>();
/** When each was heard of last, counted: what a list says of them is older if its reading began before. */
const heard = new Map<string, number>();
let moment = 0;

interface Here {
  contactId: string;
  place: VisitorPlace | null;
}

const tell = () => {
  for (const it of listeners) it();
};

/** To be asked before a list is read, and handed over with what it said. */
export const momentOfHere = (): number => moment;

/** What a list said whose reading began at `since`: of its visitors, those named are there and the others are not. */
export function rememberHere(contactIds: readonly string[], here: readonly Here[], since: number): void {
  const isNews = (contactId: string) => (heard.get(contactId) ?? 0) <= since;
  for (const it of contactIds) if (isNews(it)) held.delete(it);
  for (const it of here) if (isNews(it.contactId)) held.set(it.contactId, it.place);
  tell();
}

/** What was heard of one visitor since. */
export function hearVisitor({ contactId, online, place }: Here & { online: boolean }): void {
  moment += 1;
  heard.set(contactId, moment);
  if (online) held.set(contactId, place);
  else held.delete(contactId);
  tell();
}

/** Nothing is known of anybody any more. */
export function forgetHere(): void {
  held.clear();
  heard.clear();
  tell();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The page that a visitor looks at, null when they do not say; undefined while they are not on the storefront. */
export const visitorHere = (contactId: string): VisitorPlace | null | undefined => held.get(contactId);

export const useVisitorHere = (contactId: string): VisitorPlace | null | undefined =>
  useSyncExternalStore(subscribe, () => visitorHere(contactId));
