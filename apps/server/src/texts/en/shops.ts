/** The shop itself. */
export const texts = {
  thisShop: 'This shop',
  chatboxBlocked: 'The chat of this store is turned off.',
  tooManyBanners: 'You can’t hide any more banners.',
};
