/** What the user menu offers. */
export const texts = {
  shop: 'Shop',
  shops: 'Shops',
  currentShop: 'Current shop',
  awayMode: 'Away mode',
  account: 'My account',
  install: 'Install the app',
  logOut: 'Log out',
};
