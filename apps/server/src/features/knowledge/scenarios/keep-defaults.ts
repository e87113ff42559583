import { newId } from '@chatty/contract/new-id';
import type { TxCtx } from '../../../ctx.ts';
import { defaultScenarios } from './default-scenarios.ts';

/** Gives a shop the default scenarios that it has not had yet; one that is there stays as the shop made it. */
export async function keepDefaultScenarios(tx: TxCtx): Promise<void> {
  await tx.db
    .insertInto('scenarios')
    .values(
      defaultScenarios.map(({ key, text }, at) => ({
        shop_id: tx.shopId,
        id: newId(),
        default_key: key,
        title: text.title,
        examples: JSON.stringify(text.examples),
        counter_examples: JSON.stringify(text.counterExamples),
        steps: JSON.stringify(text.steps),
        is_on: false,
        // Above whatever a member adds.
        position: at - defaultScenarios.length,
        updated_at: tx.services.clock.now(),
      })),
    )
    .onConflict((to) => to.columns(['shop_id', 'default_key']).where('default_key', 'is not', null).doNothing())
    .execute();
}
