import type { VisitorPlace } from '@chatty/contract/contacts';
import { useSyncExternalStore } from 'react';

/** The visitors who are on the storefront, and on which page; as passing as what it tells of, and kept in no cache. */
const held = new Map<string, VisitorPlace | null>();
const listeners = new Set<() => void>();

interface Here {
  contactId: string;
  place: VisitorPlace | null;
}

const tell = () => {
  for (const it of listeners) it();
};

/** What a list said: of its visitors, those named are there and the others are not. */
export function rememberHere(contactIds: readonly string[], here: readonly Here[]): void {
  for (const it of contactIds) held.delete(it);
  for (const it of here) held.set(it.contactId, it.place);
  tell();
}

/** What was heard of one visitor since. */
export function hearVisitor({ contactId, online, place }: Here & { online: boolean }): void {
  if (online) held.set(contactId, place);
  else held.delete(contactId);
  tell();
}

/** Nothing is known of anybody any more. */
export function forgetHere(): void {
  held.clear();
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
