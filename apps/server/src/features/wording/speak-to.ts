import type { Money } from '@chatty/contract/fields';
import { type CarriedOrder, labelsOf } from '@chatty/contract/settings/orders/order-labels';
import type { OrderWords } from '@chatty/contract/settings/orders/order-words';
import { builtInLocales, nearestLocale } from '@chatty/contract/visitor-texts/built-in-locales';
import { visitorTexts } from '@chatty/contract/visitor-texts/catalogue';
import { directionOf } from '@chatty/contract/visitor-texts/direction';
import { isolatedIn, type Say } from '@chatty/contract/visitor-texts/say-in';
import { settingsIn } from '@chatty/contract/visitor-texts/settings-in';
import type { Ctx } from '../../ctx.ts';
import { settingsOf, type ShopRow } from '../shops/index.ts';
import { localeFor } from './locales-of.ts';
import { knownLocale, sayTo, type Words } from './say-to.ts';
import { type ShopWords, wordsFor } from './words-for.ts';

/** How one person is spoken to: in which language and direction, in whose words, and how they read prices, sizes, and times. */
export interface Spoken {
  /** Of the words: English where neither the product nor the shop says anything in theirs. */
  locale: string;
  direction: 'ltr' | 'rtl';
  say: Say<typeof visitorTexts>;
  money(price: Money): string;
  size(bytes: number): string;
  /** Says moments as they are in that zone. Throws for a zone that there is none of. */
  clock(timeZone: string): (at: string) => string;
  /** How an order stands, in the shop's words where it has some. */
  statesOf(order: CarriedOrder): string[];
  /** What stands among these words, whichever way it is written itself. */
  isolated(text: string): string;
}

interface SpokenIn {
  /** Whose prices and times are read. */
  asked: string;
  /** Of the words. */
  locale: string;
  own: Words;
  orderWords: OrderWords;
}

function spokenIn({ asked, locale, own, orderWords }: SpokenIn): Spoken {
  const say = sayTo(locale, own);
  const reader = knownLocale(asked);
  const unit = (value: number, name: 'kilobyte' | 'megabyte') =>
    new Intl.NumberFormat(reader, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: 1 }).format(
      value,
    );
  return {
    locale: knownLocale(locale),
    direction: directionOf(locale),
    say,
    money({ amount, currency }) {
      try {
        return new Intl.NumberFormat(reader, { style: 'currency', currency }).format(Number(amount));
      } catch {
        return `${amount} ${currency}`;
      }
    },
    size: (bytes) =>
      bytes < 1024 * 1024
        ? unit(Math.max(1, Math.round(bytes / 1024)), 'kilobyte')
        : unit(bytes / 1024 / 1024, 'megabyte'),
    clock(timeZone) {
      const format = new Intl.DateTimeFormat(reader, { dateStyle: 'medium', timeStyle: 'short', timeZone });
      return (at) => format.format(new Date(at));
    },
    statesOf: (order) => labelsOf(order, orderWords, say).map((it) => it.words),
    isolated: isolatedIn(locale),
  };
}

/** As the product speaks by itself, to the teams of shops. */
export const plainEnglish: Spoken = spokenIn({ asked: 'en', locale: 'en', own: {}, orderWords: {} });

/** Whether anything is said in this language, by the product or by the shop. */
const isSpoken = (shop: ShopRow, { own }: ShopWords, asked: string): boolean =>
  nearestLocale(asked, [...builtInLocales, 'en']) !== null ||
  (localeFor(shop, asked) !== null && Object.keys(own).some((key) => key in visitorTexts));

/** How a shop speaks to somebody who reads this locale, which may be none: it comes from a browser. */
export async function speakTo(ctx: Pick<Ctx, 'db' | 'shopId'>, shop: ShopRow, locale: string): Promise<Spoken> {
  const asked = locale.replaceAll('_', '-');
  const words = await wordsFor(ctx, shop, asked);
  // All of it in one language: what the shop says in its own would stand among English words.
  if (!isSpoken(shop, words, asked)) return spokenIn({ asked, locale: 'en', own: {}, orderWords: {} });
  const { orderTrackingSettings: orderWords } = settingsIn(settingsOf(shop), words);
  return spokenIn({ asked, locale: asked, own: words.own, orderWords });
}
