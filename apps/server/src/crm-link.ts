import { z } from 'zod';
import { readConfig } from './config.ts';
import { operatorKey, operatorPath } from './platform/auth/operator-key.ts';

const Answer = z.object({ data: z.object({ link: z.string() }).optional(), error: z.string().optional() });

/**
 * Asks the server beside this program for a link into a shop, for the provider's staff. Both read the same environment:
 * that is how the server knows who asks. Answers what to print; throws one sentence for the operator.
 */
export async function askForCrmLink(shop: string, env: Record<string, string | undefined>): Promise<string> {
  const { APP_SECRET, HOST, PORT } = readConfig(env);
  const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST;
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
  const response = await fetch(origin + operatorPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${operatorKey(APP_SECRET)}` },
    body: JSON.stringify({ shop }),
  }).catch(() => {
    throw new Error(`No server answers at ${origin}: run this beside it, with its environment.`);
  });
  const { data, error } = Answer.parse(await response.json());
  if (!data) throw new Error(error ?? 'The server gave no link.');
  return data.link;
}

if (import.meta.main) {
  const shop = process.argv[2];
  try {
    if (!shop) throw new Error('Name a shop: npm run crm-link -- SHOP.myshopify.com');
    console.log(`${await askForCrmLink(shop, process.env)}\nIt works once, within ten minutes. The login is logged.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
