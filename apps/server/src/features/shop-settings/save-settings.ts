import type { SavedSettings, SettingsPatch } from '@chatty/contract/settings/shop-settings';
import { texts } from '#texts/shop-settings.ts';
import type { MemberCtx } from '../../ctx.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { inTime } from '../../platform/pace/in-time.ts';
import { notFound } from '../../platform/problem.ts';
import { assignWaitingJob } from '../conversations/index.ts';
import { findShop, type Rehearsed, rehearsedOf, settingsOf, type ShopRow, writeShop } from '../shops/index.ts';
import { mustPassGate, runSoon } from '../test-suite/index.ts';
import { keepVersion } from './instruction/instruction-versions.ts';
import { settledInstruction } from './instruction/settle-instruction.ts';
import { keepPictures } from './keep-pictures.ts';
import { changedIn, patched } from './merge-settings.ts';
import { mustBeSavable } from './must-be-savable.ts';
import { settingsChanged, toSavedSettings } from './saved-settings.ts';
import { settledContacts } from './settle-contacts.ts';
import { leftToAssistant, rehearse } from './suggestions/rehearse-suggestions.ts';
import { settledSuggestions } from './suggestions/settle-suggestions.ts';
import { rehearseSoon } from './suggestions/suggestions.jobs.ts';

/** Whoever saves does not wait any longer to hear what will come of it. */
const patienceMs = 5_000;

export const readSettings = async (ctx: MemberCtx): Promise<SavedSettings> =>
  toSavedSettings(await findShop(ctx.db, ctx.shopId));

/** Whether a suggestion is answered is found out without a model, which alone is told these. */
const ofManner: ReadonlySet<string> = new Set(['customInstruction', 'hasInstruction', 'hasTested', 'industry']);

/** Whether the assistant may answer a suggestion otherwise after this change. */
const concernsSuggestions = ({ isEnableAIAssistant, aiAssistantSettings, quickReplySettings }: SettingsPatch) =>
  Object.keys(aiAssistantSettings ?? {}).some((it) => !ofManner.has(it)) ||
  [isEnableAIAssistant, quickReplySettings].some((it) => it !== undefined);

/** Whoever stops the assistant waits for nothing: what comes of the suggestions is found out afterwards. */
const isStop = ({ isEnableAIAssistant, aiAssistantSettings }: SettingsPatch) =>
  isEnableAIAssistant === false || aiAssistantSettings?.channels !== undefined;

/** What comes of the suggestions, as far as it is known in time; the rest is found out after the saving. */
async function rehearsedInTime(ctx: MemberCtx, shop: ShopRow): Promise<Rehearsed[]> {
  try {
    return await inTime(patienceMs, rehearse(ctx, shop, leftToAssistant(shop)));
  } catch (error) {
    ctx.log.warn({ err: error }, 'the suggestions were not rehearsed in time');
    return [];
  }
}

/**
 * Changes the chatbox's settings, tells the team and the visitors who are there, and tells which of the suggestions have
 * no answer yet: they are saved all the same, and are offered as soon as there is one. Throws `not_found`, `conflict`
 * where a field is no longer what `from` says or the settings are no longer of the `version` given, `not_allowed` where the
 * plan does not hold it, `bad_input` where fields don't fit each other, a picture is none of the shop's, or a contact method
 * would lead nowhere, and `refused` where the test suite speaks against what is changed of the assistant.
 */
export async function saveSettings(ctx: MemberCtx, id: string, patch: SettingsPatch): Promise<SavedSettings> {
  if (id !== ctx.shopId) throw notFound(texts.shop);
  const { id: _, version, suiteRunId, saveAnyway = false, ...said } = patch;
  const { from } = said;
  const given = changedIn(said);
  const before = await findShop(ctx.db, id);
  const isAbout = concernsSuggestions(given);
  const then = { ...before, widget: patched(before.widget, given) };
  const found = isAbout && !isStop(given) ? await rehearsedInTime(ctx, then) : [];
  return transaction(ctx, async (tx) => {
    let former = settingsOf(before);
    const row = await writeShop(tx, (now) => {
      former = settingsOf(now);
      const widget = patched(now.widget, given);
      mustBeSavable(now, { ...now, widget }, { ...given, from, version });
      const settled = settledSuggestions(now, settledContacts(now, widget, given), given);
      const after = { ...now, widget: settledInstruction(now, settled, given) };
      return { widget: JSON.stringify(after.widget), rehearsed: JSON.stringify(rehearsedOf(after, found)) };
    });
    await mustPassGate(tx, {
      before: former.aiAssistantSettings,
      after: settingsOf(row).aiAssistantSettings,
      ...{ runId: suiteRunId, saveAnyway },
    });
    await keepPictures(tx, given, settingsOf(row));
    await keepVersion(tx, ctx, [former, settingsOf(row)]);
    // Once the encoder is there, or something else was saved meanwhile, it may come out otherwise.
    if (isAbout) rehearseSoon(tx);
    if (given.aiAssistantSettings) await runSoon(tx);
    // Who waits may go to somebody now who could not be given anything before.
    if (given.inboxSettings && settingsOf(row).inboxSettings.isAutoAssignment) tx.enqueue(assignWaitingJob, {});
    return settingsChanged(tx, former, row);
  });
}
