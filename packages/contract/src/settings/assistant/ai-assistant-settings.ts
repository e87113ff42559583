import { z } from 'zod';
import { AiAssistantMode } from '../../assistant.ts';
import { widgetTexts } from '../../default-texts.ts';
import { Required } from '../../fields.ts';
import { defaultBotName, instructionMaxChars } from '../../limits.ts';
import { texts } from '../../texts.ts';
import { industries } from '../../instruction/industries.ts';

/** How the shop's assistant works, and under which name it speaks. */
export const AiAssistantSettings = z.object({
  aiAssistantMode: AiAssistantMode.default('natural'),
  botName: Required(60).default(defaultBotName),
  welcomeMessage: Required(400).default(widgetTexts.botWelcome),
  /** The shop's wishes about manner and boundaries, for a language model. It adds no fact and lifts no rule. */
  customInstruction: z.string().trim().max(instructionMaxChars, texts.maxChars(instructionMaxChars)).default(''),
  /** Follows from the instruction, whatever whoever saves says. */
  hasInstruction: z.boolean().default(false),
  /** Somebody of the team has tried the assistant. */
  hasTested: z.boolean().default(false),
  /** What the shop sells, for what is proposed as its instruction; empty where nobody has said. */
  industry: z.enum(['', ...industries]).default(''),
});
export type AiAssistantSettings = z.infer<typeof AiAssistantSettings>;
