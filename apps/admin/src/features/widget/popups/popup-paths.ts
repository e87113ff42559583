import type { PopupKind } from '@chatty/contract/settings/popups/popup-rules';

/** Where each popup is set. */
export const popupPaths: Readonly<Record<PopupKind, string>> = {
  welcome: '/settings/detail/welcome-popup',
  newsletter: '/settings/detail/newsletter-popup',
  product: '/settings/detail/product-popup',
  cartBooster: '/settings/detail/cart-booster-popup',
};
