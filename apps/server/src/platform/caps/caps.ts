import { texts } from '#texts/caps.ts';
import { texts as waits } from '#texts/waits.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../../ctx.ts';
import type { Cap } from '../http/limits.ts';

export const minute = (most: number): Cap => ({ most, seconds: 60 });
export const tenMinutes = (most: number): Cap => ({ most, seconds: 600 });
export const hour = (most: number): Cap => ({ most, seconds: 3_600 });
export const day = (most: number): Cap => ({ most, seconds: 86_400 });

const aDay = day(1).seconds;

/**
 * How much of one kind visitors may do, with all its figures (decision 15); it stands in the `<name>.caps.ts` of the
 * feature in which they do it. Each use is counted for the contact, then for the address in that shop, then for the shop,
 * shortest window first: a use that is refused counts in the window that refused it alone.
 */
export interface Capped {
  /** What it is counted under; no two kinds share one. */
  name: string;
  /** What there is too much of, at the beginning of a sentence. */
  said: string;
  /**
   * Going over this cap means waiting for the end of the window and never longer: browsers reconnect by themselves, not
   * to flood us.
   */
  flat?: true;
  contact?: readonly Cap[];
  /** Of one address in one shop: an office, a school or a mobile network has a hundred visitors behind one. */
  address?: readonly Cap[];
  shop?: readonly Cap[];
}

/** Of what a shop has for a day one contact and one address may use these parts, and so many in any case. */
const parts = { contact: 1 / 5, address: 1 / 2, shop: 1 };
const leastPart = 10;

function capsOf(kind: Capped, by: keyof typeof parts, ofDay: number): readonly Cap[] {
  const part = Math.max(leastPart, Math.floor(ofDay * parts[by]));
  return (kind[by] ?? []).map((it) => (it.seconds === aDay ? { ...it, most: Math.min(it.most, part) } : it));
}

/** Whose use it is. A part that is not known is not counted. */
export interface User {
  shopId?: string;
  contactId?: string;
  address?: string;
}

const whose = { contact: texts.fromYou, address: texts.fromNetwork, shop: texts.forShop };

function waitText(ms: number): string {
  const minutes = Math.ceil(ms / 60_000);
  return minutes < 60 ? waits.minutes(Math.max(1, minutes)) : waits.hours(Math.ceil(minutes / 60));
}

/** The sentence for whoever is over a cap. */
export const tooMany = (said: string, by: keyof typeof whose, waitMs: number) =>
  new Problem('too_many', texts.tooMany(said, whose[by], waitText(waitMs)), undefined, waitMs);

/** A cap as this installation has it: load tests lift them all by one factor. */
export const scaled = ({ config }: Pick<Services, 'config'>, most: number) => Math.ceil(most * config.CAPS_FACTOR);

/** Takes back a use that led to nothing. */
export type GiveBack = () => Promise<void>;

/**
 * Counts a use against all caps of its kind. Throws `too_many` with how long to wait; then it is counted in the window
 * that refused it and in no other. Contacts and addresses that go over a cap again and again wait longer each time; a
 * shop does not, because it does not flood itself. `ofDay` is what the shop has for a day, where it has a budget.
 */
export async function mustBeWithin(
  services: Pick<Services, 'config' | 'limits'>,
  kind: Capped,
  user: User,
  { points = 1, ofDay = Number.POSITIVE_INFINITY }: { points?: number; ofDay?: number } = {},
): Promise<GiveBack> {
  const { shopId = '', contactId, address } = user;
  const keys = {
    contact: contactId && `${shopId}/${contactId}`,
    address: address && `${shopId}/${address}`,
    shop: shopId,
  };
  const counted: { key: string; cap: Cap }[] = [];
  const giveBack = async () => {
    await Promise.all(counted.splice(0).map(({ key, cap }) => services.limits.giveBack(key, cap, points)));
  };
  for (const by of ['contact', 'address', 'shop'] as const) {
    if (!keys[by]) continue;
    const key = `${kind.name}/${by}/${keys[by]}`;
    for (const { most, seconds } of capsOf(kind, by, ofDay)) {
      const cap = { most: scaled(services, most), seconds };
      const waitMs = await services.limits.count(key, cap, points, by !== 'shop' && !kind.flat);
      if (waitMs > 0) {
        await giveBack();
        throw tooMany(kind.said, by, waitMs);
      }
      counted.push({ key, cap });
    }
  }
  return giveBack;
}
