import { z } from 'zod';
import { AiAssistantMode } from '../../assistant.ts';
import { widgetTexts } from '../../default-texts.ts';
import { bare } from '../../bare.ts';
import { Required } from '../../fields.ts';
import { defaultBotName } from '../../limits.ts';

/** How the shop's assistant works, and under which name it speaks. */
export const AiAssistantSettings = z.object({
  aiAssistantMode: AiAssistantMode.default('natural'),
  botName: Required(60).default(defaultBotName),
  welcomeMessage: Required(400).default(widgetTexts.botWelcome),
});
export type AiAssistantSettings = z.infer<typeof AiAssistantSettings>;

/** What of them is changed, or tried; what is left out is as it is saved. */
export const AiAssistantPatch = z.strictObject(bare(AiAssistantSettings.shape));
export type AiAssistantPatch = z.infer<typeof AiAssistantPatch>;

/** All of the settings, with what is said in the place of what was there. */
export function assistantWith(saved: AiAssistantSettings, patch: AiAssistantPatch): AiAssistantSettings {
  const said = Object.entries(patch).filter(([, value]) => value !== undefined);
  return AiAssistantSettings.parse({ ...saved, ...Object.fromEntries(said) });
}
