import { z } from 'zod';
import { AiAssistantMode } from '../../assistant.ts';
import { Channel } from '../../conversations.ts';
import { widgetTexts } from '../../default-texts.ts';
import { bare } from '../../bare.ts';
import { Required } from '../../fields.ts';
import { instructionFields } from './instruction-fields.ts';
import { defaultBotName } from '../../limits.ts';
import { Picture } from '../fields.ts';
import { abilityFields } from './abilities.ts';
import { backupModes } from './backup-modes.ts';
import { botPictures } from './bot-pictures.ts';
import { HandOffRules, SupportEmails, Topics } from './hand-off-rules.ts';

/** How the shop's assistant works, what it may do, when it passes visitors on, and as whom it speaks. */
export const AiAssistantSettings = z.object({
  aiAssistantMode: AiAssistantMode.default('natural').describe('Whether it words its answers itself, or quotes them'),
  botName: Required(60).default(defaultBotName).describe('Its name'),
  botAvatar: z.enum(botPictures).default('spark').describe('Its picture: one of the product’s own, or the shop’s'),
  botAvatarUrl: Picture.default('').describe('The shop’s own picture of it'),
  welcomeMessage: Required(400).default(widgetTexts.botWelcome).describe('What it says before anybody has asked'),
  ...instructionFields,
  ...abilityFields,
  aiBackup: z
    .enum(backupModes)
    .default('allow_always')
    .describe('Whether it answers at any time, outside of the working hours, or within them'),
  channels: z
    .array(Channel)
    .max(Channel.options.length)
    .default(['online_store'])
    .describe('Where it answers, as far as a channel has a connection'),
  topics: Topics.default([]),
  handOff: HandOffRules.prefault({}),
  isShowContactForm: z
    .boolean()
    .default(true)
    .describe('Who is passed on while nobody is there is asked for an email address'),
  supportEmails: SupportEmails.default([]).describe('Who is mailed of every visitor whom the assistant passes on'),
});
export type AiAssistantSettings = z.infer<typeof AiAssistantSettings>;

/** Where and when the assistant speaks, as whom, and whom it tells: how a question is answered does not depend on these. */
const besideAnswers = {
  channels: true,
  aiBackup: true,
  isShowContactForm: true,
  supportEmails: true,
  botAvatar: true,
  botAvatarUrl: true,
  hasInstruction: true,
  hasTested: true,
  industry: true,
} as const;
const Answering = AiAssistantSettings.omit(besideAnswers);

/** What of the settings decides how a question is answered. */
export const answering = (settings: AiAssistantSettings): object => Answering.parse(settings);

/** Whether a question may be answered otherwise by these settings than by those. */
export const answersOtherwise = (these: AiAssistantSettings, those: AiAssistantSettings): boolean =>
  JSON.stringify(answering(these)) !== JSON.stringify(answering(those));

/** What of them is changed, or tried; what is left out is as it is saved. */
export const AiAssistantPatch = z.strictObject(bare(AiAssistantSettings.shape));
export type AiAssistantPatch = z.infer<typeof AiAssistantPatch>;

/** All of the settings, with what is said in the place of what was there. */
export function assistantWith(saved: AiAssistantSettings, patch: AiAssistantPatch): AiAssistantSettings {
  const said = Object.entries(patch).filter(([, value]) => value !== undefined);
  return AiAssistantSettings.parse({ ...saved, ...Object.fromEntries(said) });
}
