import { z } from 'zod';
import { AiAssistantMode } from '../../assistant.ts';
import { widgetTexts } from '../../default-texts.ts';
import { Required } from '../../fields.ts';
import { defaultBotName } from '../../limits.ts';

/** How the shop's assistant works, and under which name it speaks. */
export const AiAssistantSettings = z.object({
  aiAssistantMode: AiAssistantMode.default('natural'),
  botName: Required(60).default(defaultBotName),
  welcomeMessage: Required(400).default(widgetTexts.botWelcome),
});
export type AiAssistantSettings = z.infer<typeof AiAssistantSettings>;
