import { z } from 'zod';
import { askAsOperator, type Env, printFor } from './ask-as-operator.ts';
import { operatorPaths } from './platform/auth/operator-key.ts';

/**
 * Asks the server beside this program to measure the conversations of a shop, or of all shops, anew. Answers how many there
 * are; throws one sentence for the operator.
 */
export const askToMeasureAnew = async (shop: string | undefined, env: Env): Promise<number> =>
  (await askAsOperator(operatorPaths.measureAnew, { shop }, z.object({ conversations: z.number() }), env))
    .conversations;

if (import.meta.main) {
  await printFor(
    async () => `Conversations being measured anew: ${await askToMeasureAnew(process.argv[2], process.env)}`,
  );
}
