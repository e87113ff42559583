import { z } from 'zod';
import { Required } from '../../fields.ts';
import { widgetTexts } from '../../default-texts.ts';
import { preChatLabelMaxChars } from '../../limits.ts';
import { texts } from '../../texts.ts';
import { Between, Line } from '../fields.ts';
import { chatAsOptions, isContactType, preChatTypes } from '../options.ts';

export const mostPreChatFields = 8;
export const mostChoices = 20;
export const disclaimerMaxChars = 500;

/** The address of a page of the web, or empty: nothing else may stand in a link that visitors press. */
const WebAddress = z
  .string()
  .trim()
  .max(500, texts.maxChars(500))
  .refine((it) => it === '' || isWebAddress(it), texts.webAddress);

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s<>"'\\]{1,490}$/i.test(text)) return false;
  try {
    const { username, password, hostname } = new URL(text);
    return username === '' && password === '' && hostname !== '';
  } catch {
    return false;
  }
}

export const PreChatField = z
  .object({
    id: z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/, texts.invalid)
      .describe('Answers are kept under it; it stays when the field is renamed or moved'),
    type: z.enum(preChatTypes).describe('What is asked for, and by which kind of field'),
    label: Line(preChatLabelMaxChars).describe('What the field is called; empty: the chat’s own word'),
    isRequired: z.boolean().describe('It must be answered'),
    choices: z
      .array(Required(60))
      .max(mostChoices, texts.maxItems(mostChoices))
      .default([])
      .describe('What can be chosen from; of other types none'),
  })
  .superRefine(({ type, label, choices }, ctx) => {
    if (label === '' && !isContactType(type))
      ctx.addIssue({ code: 'custom', message: texts.required, path: ['label'] });
    if (type === 'choice' && choices.length < 2)
      ctx.addIssue({ code: 'custom', message: texts.twoChoices, path: ['choices'] });
    if (type !== 'choice' && choices.length > 0)
      ctx.addIssue({ code: 'custom', message: texts.invalid, path: ['choices'] });
    if (new Set(choices).size < choices.length)
      ctx.addIssue({ code: 'custom', message: texts.twice, path: ['choices'] });
  });
export type PreChatField = z.infer<typeof PreChatField>;

const PreChatFields = z
  .array(PreChatField)
  .max(mostPreChatFields, texts.maxItems(mostPreChatFields))
  .superRefine((fields, ctx) =>
    fields.forEach(({ id, type }, at) => {
      const isTwice = (it: PreChatField) => it.id === id || (it.type === type && isContactType(type));
      if (fields.slice(0, at).some(isTwice))
        ctx.addIssue({ code: 'custom', message: texts.twice, path: [at, 'label'] });
    }),
  );

const firstFields: PreChatField[] = [
  { id: 'name', type: 'name', label: '', isRequired: false, choices: [] },
  { id: 'email', type: 'email', label: '', isRequired: true, choices: [] },
];

/** What visitors are asked before their first message leaves, and later who wrote without saying who they are. */
export const preChatFields = {
  preChatCustomerChatAs: z
    .enum(chatAsOptions)
    .default('anonymous')
    .describe('Whether visitors say who they are before their first message leaves, are never asked, or choose'),
  preChatFields: PreChatFields.default(firstFields).describe('What the form asks, in this order'),
  isShowNamePreChat: z.boolean().default(true).describe('The form asks for the name'),
  preChatDescription: Line(400).default(widgetTexts.preChat).describe('What stands above the form’s fields'),
  isShowDisclaimer: z.boolean().default(false).describe('Visitors read the disclaimer before their first message'),
  disclaimerText: Required(disclaimerMaxChars)
    .default(widgetTexts.disclaimer)
    .describe('The disclaimer; who agreed to another one is asked again'),
  disclaimerLink: WebAddress.default('').describe('The page that the disclaimer leads to, such as the privacy policy'),
  disclaimerLinkLabel: Required(80).default(widgetTexts.disclaimerLink).describe('How that link reads'),
  isConsentRequired: z
    .boolean()
    .default(false)
    .describe('The first message leaves only once the visitor has agreed to the disclaimer'),
  afterNumberMessages: Between({ min: 1, max: 50 })
    .default(3)
    .describe('After how many messages who left no email address is asked for one'),
};
