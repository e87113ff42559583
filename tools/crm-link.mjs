// `npm run crm-link -- SHOP.myshopify.com`: a link into a shop for the provider's staff, from the server that runs beside.
import { installPackages, node, run } from './prepare.mjs';

installPackages();
run(node, ['apps/server/src/crm-link.ts', ...process.argv.slice(2)]);
