import { z } from 'zod';
import { askAsOperator, type Env, printFor } from './ask-as-operator.ts';
import { operatorPaths } from './platform/auth/operator-key.ts';

/** Asks the server beside this program for a link into a shop, for the provider's staff. Throws one sentence for the operator. */
export const askForCrmLink = async (shop: string, env: Env): Promise<string> =>
  (await askAsOperator(operatorPaths.crmLink, { shop }, z.object({ link: z.string() }), env)).link;

if (import.meta.main) {
  await printFor(async () => {
    const shop = process.argv[2];
    if (!shop) throw new Error('Name a shop: npm run crm-link -- SHOP.myshopify.com');
    return `${await askForCrmLink(shop, process.env)}\nIt works once, within ten minutes. The login is logged.`;
  });
}
