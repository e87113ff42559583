export { connectDemoShop } from './connect-shop.ts';
export { publishEmbed } from './embed/publish-embed.ts';
export { createShopAccounts } from './shop-accounts.ts';
export { shopifyAppOf } from './shopify-app.ts';
