// `npm run measure-anew -- [SHOP.myshopify.com]`: has response times measured anew, by the server that runs beside.
import { installPackages, node, run } from './prepare.mjs';

installPackages();
run(node, ['apps/server/src/measure-anew.ts', ...process.argv.slice(2)]);
