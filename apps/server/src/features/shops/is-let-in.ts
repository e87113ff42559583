import { Refused } from '../../platform/problem.ts';
import type { Ctx } from '../../ctx.ts';

/** Whether the commerce platform lets us in still: then the app is installed, whatever word of it came late or was lost. */
export const isLetIn = ({ services, shopId }: Ctx): Promise<boolean> =>
  services.commerce.facts(shopId).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refused) return false;
      throw error;
    },
  );
