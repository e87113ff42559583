import type { ProductCard } from '@chatty/contract/messages';
import type { PopupContent } from '@chatty/contract/popups';
import {
  mostPopupProducts,
  type PopupKind,
  popupSettings,
  scheduleOf,
} from '@chatty/contract/settings/popups/popup-rules';
import { isOnSchedule } from '@chatty/contract/settings/popups/popup-schedule';
import type { ShopSettings } from '@chatty/contract/settings/shop-settings';
import { popups } from '@chatty/contract/visitor-texts/popups';
import { type Ctx, systemCtx } from '../../ctx.ts';
import type { OpenCtx } from '../../platform/http/who-is.ts';
import { listNewestProducts, listProductCards, readProduct } from '../catalog/index.ts';
import { settingsIn, wordsFor } from '../wording/index.ts';
import { findVisitedShop, settingsOf, type ShopRow } from '../shops/index.ts';

interface Asked {
  shop: string;
  kind: PopupKind;
  locale: string;
  product?: string | undefined;
}

const canBeHad = ({ variants }: ProductCard) => variants.some((it) => it.available);

/** The products that the popup shows: of those that were picked, what can be had. */
const picked = async (ctx: Ctx, ids: readonly string[]) => (await listProductCards(ctx, ids)).filter(canBeHad);

async function viewed(ctx: Ctx, product: string | undefined): Promise<ProductCard[]> {
  const found = product ? await readProduct(ctx, { id: product }) : null;
  return found && canBeHad(found.card) ? [found.card] : [];
}

const wordsOf = ({ title, message, button }: { title: string; message: string; button: string }) => ({
  title,
  message,
  button,
});

async function contentOf(
  ctx: Ctx,
  shop: ShopRow,
  settings: ShopSettings,
  { kind, product }: Asked,
): Promise<PopupContent | null> {
  switch (kind) {
    case 'welcome': {
      const { picture, shownFor, ...it } = settings.welcomePopupSetting;
      return { kind, ...wordsOf(it), picture, shownFor };
    }
    case 'newsletter': {
      const { picture, consentText, successText, ...it } = settings.newsletterPopupSettings;
      return { kind, ...wordsOf(it), picture, consentText, successText };
    }
    case 'product': {
      const { productSource, productIds, ...it } = settings.productPopupSettings;
      const sources = {
        picked: () => picked(ctx, productIds),
        newest: () => listNewestProducts(ctx, mostPopupProducts),
        viewed: () => viewed(ctx, product),
      };
      const products = await sources[productSource]();
      return products.length > 0 ? { kind, ...wordsOf(it), products } : null;
    }
    case 'cartBooster': {
      const { minItems, minAmount, freeShippingFrom, freeShippingText, freeShippingReached, productIds, ...it } =
        settings.cartBoosterPopupSettings;
      return {
        kind,
        ...wordsOf(it),
        ...{ minItems, minAmount, freeShippingFrom, freeShippingText, freeShippingReached },
        currency: shop.currency,
        products: await picked(ctx, productIds),
      };
    }
  }
}

interface PopupAnswer {
  popup: PopupContent | null;
  texts: Record<string, string>;
}

/** What the popups themselves say in a language. */
function textsOf({ own, builtIn }: Awaited<ReturnType<typeof wordsFor>>): Record<string, string> {
  const all = { ...builtIn, ...own };
  return Object.fromEntries(
    Object.keys(popups).flatMap((key) => {
      const text = all[key];
      return typeof text === 'string' ? [[key, text]] : [];
    }),
  );
}

/**
 * What a popup says now; null where it is switched off, does not show today, or has nothing to show. Nobody is asked who they are, and nothing
 * is kept. Throws `not_found` for a shop that is not ours, `blocked`.
 */
export async function readPopup({ services }: OpenCtx, asked: Asked): Promise<PopupAnswer> {
  const shop = await findVisitedShop(services.db, asked.shop);
  const ctx = systemCtx(services, shop.id);
  const settings = settingsOf(shop);
  const it = settings[popupSettings[asked.kind]];
  const isNow = it.active && isOnSchedule(scheduleOf(settings, it), services.clock.now().getTime());
  if (!isNow) return { popup: null, texts: {} };
  const words = await wordsFor(ctx, shop, asked.locale);
  const popup = await contentOf(ctx, shop, settingsIn(settings, words), asked);
  return { popup, texts: popup ? textsOf(words) : {} };
}
