import { z } from 'zod';
import { widgetTexts } from '../default-texts.ts';
import { Line } from './fields.ts';

/** The page that is the chat itself, at an address of the store and at one of its own. */
export const ChatPageSettings = z.object({
  isEnabled: z.boolean().default(true),
  title: Line(80).min(1).default(widgetTexts.chatPageTitle),
  /** Under the title; may be empty. */
  description: Line(300).default(''),
});
export type ChatPageSettings = z.infer<typeof ChatPageSettings>;
