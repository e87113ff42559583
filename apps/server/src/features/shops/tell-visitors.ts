import type { EventType } from '@chatty/contract/live';
import type { TxCtx } from '../../ctx.ts';

/** What visitors are told when what they see of the chatbox has changed; an index finds a shop's latest. */
export const toldOfSettings = 'widget.changed' satisfies EventType;

/** Each who is there adds so much to the time within which all of them read the settings anew, … */
const eachMs = 10;
/** … up to this: what a merchant changes is seen within three seconds. */
const longestMs = 2_000;

/** Within how many ms so many open pages ask, where they are told at once. */
export const spreadFor = (visitors: number): number => Math.min(longestMs, visitors * eachMs);

/** Tells the visitors who are there that what they see of the chatbox has changed. */
export function tellVisitors(tx: TxCtx): void {
  const there = [...tx.services.hub.listenersOf(tx.shopId)].filter((it) => it.contactId !== null);
  const withinMs = spreadFor(there.length);
  tx.emit(toldOfSettings, { withinMs }, { team: false, contactId: null, visitors: true });
}
