import { texts } from '#texts/caps.ts';
import { texts as waits } from '#texts/waits.ts';
import { Problem } from '../problem.ts';
import type { VisitorCtx, Services } from '../../ctx.ts';
import type { Cap } from '../http/limits.ts';

const minute = (most: number): Cap => ({ most, seconds: 60 });
const tenMinutes = (most: number): Cap => ({ most, seconds: 600 });
const hour = (most: number): Cap => ({ most, seconds: 3_600 });
const day = (most: number): Cap => ({ most, seconds: 86_400 });

const aDay = day(1).seconds;

const mega = 1024 * 1024;

interface Kind {
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

/**
 * How much visitors may do, all figures in one place (decision 15). Each is counted for the contact, then for the address in
 * that shop, then for the shop, shortest window first: a use that is refused counts in the window that refused it alone.
 */
const kinds = {
  /** Visitors who were not known; who comes back is not counted. */
  contact: { said: texts.chats, address: [tenMinutes(120), day(1_500)], shop: [tenMinutes(3_000)] },
  conversation: {
    said: texts.conversations,
    contact: [tenMinutes(10), day(40)],
    address: [tenMinutes(200), day(2_000)],
    shop: [tenMinutes(3_000)],
  },
  message: {
    said: texts.messages,
    contact: [day(2_000)],
    address: [minute(600)],
    shop: [minute(6_000)],
  },
  file: { said: texts.files, contact: [day(60)], address: [day(1_000)], shop: [day(10_000)] },
  fileBytes: {
    said: texts.largeFiles,
    contact: [day(150 * mega)],
    address: [day(2_000 * mega)],
    shop: [day(20_000 * mega)],
  },
  /** Everything else that a visitor's page asks for. */
  call: { said: texts.requests, contact: [minute(300)], address: [minute(3_000)], shop: [minute(30_000)] },
  /** Answers of the assistant, which cost money; a shop's own budget is its plan's, and these are parts of it. */
  answer: { said: texts.questions, contact: [hour(40), day(120)], address: [hour(300), day(1_500)] },
  /** Sockets that open, the team's too, and those that never say who they are: so many that strangers lock nobody out. */
  connection: { said: texts.connections, flat: true, address: [minute(6_000)] },
  /** Sockets of visitors, when they say who they are. */
  hello: { said: texts.connections, flat: true, address: [minute(600)] },
} satisfies Record<string, Kind>;

export type CapName = keyof typeof kinds;

/** Of what a shop has for a day one contact and one address may use these parts, and so many in any case. */
const parts = { contact: 1 / 5, address: 1 / 2, shop: 1 };
const leastPart = 10;

function capsOf(kind: Kind, by: keyof typeof parts, ofDay: number): readonly Cap[] {
  const part = Math.max(leastPart, Math.floor(ofDay * parts[by]));
  return (kind[by] ?? []).map((it) => (it.seconds === aDay ? { ...it, most: Math.min(it.most, part) } : it));
}

/** Sockets that are open at the same time in one process; `everywhere` is one address in all shops. */
export const mostSockets = { contact: 20, address: 400, shop: 10_000, everywhere: 1_500 };

/** Whose use it is. An unknown part is not counted. */
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
  name: CapName,
  user: User,
  { points = 1, ofDay = Number.POSITIVE_INFINITY }: { points?: number; ofDay?: number } = {},
): Promise<GiveBack> {
  const kind: Kind = kinds[name];
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
    const key = `${name}/${by}/${keys[by]}`;
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

const spoken = 'POST /client/api/conversations/:id/messages';

/** Counts a visitor's call as what it is: a message, an upload of so many bytes, or a call like any other. */
export async function countVisitorCall(ctx: VisitorCtx, key: string, bytes: number): Promise<void> {
  const user = { shopId: ctx.shopId, contactId: ctx.who.contactId, address: ctx.who.address };
  const giveBack = await mustBeWithin(ctx.services, key === spoken ? 'message' : bytes > 0 ? 'file' : 'call', user);
  if (bytes === 0) return;
  try {
    await mustBeWithin(ctx.services, 'fileBytes', user, { points: bytes });
  } catch (refused) {
    await giveBack();
    throw refused;
  }
}
