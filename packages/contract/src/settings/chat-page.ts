import { z } from 'zod';
import { widgetTexts } from '../default-texts.ts';
import { Line } from './fields.ts';

/** The page that is the chat itself, at an address of the store and at one of its own. */
export const ChatPageSettings = z.object({
  isEnabled: z.boolean().default(true).describe('The page can be opened'),
  title: Line(80).min(1).default(widgetTexts.chatPageTitle).describe('The title of the page'),
  description: Line(300).default('').describe('What stands under the title'),
});
export type ChatPageSettings = z.infer<typeof ChatPageSettings>;
