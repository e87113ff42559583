import type { AiAssistantSettings } from '@chatty/contract/settings/assistant/ai-assistant-settings';
import { texts } from '#texts/assistant.ts';
import type { Ctx } from '../../../ctx.ts';
import { Problem } from '../../../platform/problem.ts';

/** The settings with this digest, as answers were made with them. Throws `refused` where they were not kept. */
export async function readConfig({ db, shopId }: Ctx, id: string): Promise<AiAssistantSettings> {
  const row = await db
    .selectFrom('assistant_configs')
    .select('settings')
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Problem('refused', texts.log.notKept);
  // Written by us in the contract's shape.
  return JSON.parse(row.settings) as AiAssistantSettings;
}
