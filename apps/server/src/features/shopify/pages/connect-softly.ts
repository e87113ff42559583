import { Refused, Unreachable } from '../../../platform/problem.ts';
import type { Services } from '../../../ctx.ts';
import { connectShop, findConnected } from '../connect-shop.ts';

/**
 * Installs the app with the first document that is opened, as Shopify's managed installation wants it. Where that fails
 * the document is shown all the same: its sign-in tries again, and can say what is wrong.
 */
export async function connectSoftly(services: Services, shop: string, idToken: string): Promise<void> {
  try {
    if (!(await findConnected(services, shop))) await connectShop(services, idToken);
  } catch (error) {
    if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
    services.log.warn({ err: error, shop }, 'the app was not installed by its first document');
  }
}
