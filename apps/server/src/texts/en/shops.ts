/** The shop itself. */
export const texts = {
  thisShop: 'This shop',
  tooManyBanners: 'You can’t hide any more banners.',
};
