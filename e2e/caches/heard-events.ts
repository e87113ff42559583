import type { LiveEvent } from '@chatty/contract/live';
import { expect } from 'vitest';
import type { TestServer } from '../../apps/server/src/test-kit/test-server.ts';

/** The log of a shop as the sockets of its team hear it, from the beginning. */
export async function heardBy({ services }: TestServer, shopId: string): Promise<LiveEvent[]> {
  const rows = await services.db
    .selectFrom('events')
    .select(['type', 'payload'])
    .where('shop_id', '=', shopId)
    .where('for_team', '=', true)
    .orderBy('n')
    .execute();
  return JSON.parse(JSON.stringify(rows));
}

/** Resolves once the assistant has answered all that it was asked. */
export async function assistantIsDone({ services }: TestServer, shopId: string): Promise<void> {
  const underWay = async () => {
    const jobs = await services.jobs.count(shopId, services.db);
    return jobs.find((it) => it.queue === 'assistant.reply' && it.waiting + it.running > 0);
  };
  await expect.poll(underWay).toBe(undefined);
}
