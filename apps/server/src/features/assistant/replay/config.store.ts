import type { ReplayVersion } from '@chatty/contract/decision-log';
import {
  AiAssistantSettings,
  answering,
  answersOtherwise,
} from '@chatty/contract/settings/assistant/ai-assistant-settings';
import { texts } from '#texts/assistant.ts';
import type { Ctx } from '../../../ctx.ts';
import { notFound, Problem } from '../../../platform/problem.ts';

const configsOf = ({ db, shopId }: Ctx) => db.selectFrom('assistant_configs').where('shop_id', '=', shopId);

/** Written by us in the contract's shape of then; what the product can do since is as it is by default. */
const settingsIn = (text: string) => AiAssistantSettings.parse(JSON.parse(text));

/** The settings with this digest, as answers were made with them. Throws `refused` where they were not kept. */
export async function readConfig(ctx: Ctx, id: string): Promise<AiAssistantSettings> {
  const row = await configsOf(ctx).select('settings').where('id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('refused', texts.log.notKept);
  // Written by us in the contract's shape.
  return JSON.parse(row.settings) as AiAssistantSettings;
}

/** The settings of another time, as they would answer today. Throws `not_found`. */
export async function readVersion(ctx: Ctx, id: string): Promise<AiAssistantSettings> {
  const row = await configsOf(ctx).select('settings').where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound(texts.log.version);
  return settingsIn(row.settings);
}

const latestRead = 200;
const mostVersions = 30;

/** The names of the settings by which two would answer otherwise. */
function differencesOf(these: AiAssistantSettings, those: AiAssistantSettings): string[] {
  const other = new Map(Object.entries(answering(those)));
  return Object.entries(answering(these)).flatMap(([name, value]) =>
    JSON.stringify(value) === JSON.stringify(other.get(name)) ? [] : name,
  );
}

/** The settings that would answer otherwise than those with this digest, each once, latest first. */
export async function otherVersions(ctx: Ctx, id: string): Promise<ReplayVersion[]> {
  const own = settingsIn(JSON.stringify(await readConfig(ctx, id)));
  const rows = await configsOf(ctx)
    .select(['id', 'settings', 'used_at'])
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(latestRead)
    .execute();
  const others = rows
    .map((it) => ({ ...it, settings: settingsIn(it.settings) }))
    .filter((it) => answersOtherwise(it.settings, own));
  return others
    .filter((it, at) => !others.slice(0, at).some((other) => !answersOtherwise(other.settings, it.settings)))
    .slice(0, mostVersions)
    .map(({ id: version, used_at, settings }) => ({
      id: version,
      usedAt: used_at.toISOString(),
      differs: differencesOf(settings, own),
    }));
}
