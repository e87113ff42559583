import type { Frame } from '../../../language/frames/en.ts';
import { type Worded, wordedFrame } from '../../../language/sentences/worded-frame.ts';
import type { AssistantView } from '../../conversations/index.ts';
import { wordedFor } from '../../wording/index.ts';
import type { Transcript } from './transcript.ts';

/** What of its own sentences the shop words otherwise for a visitor, and all that it says to them with that. */
export interface InWords {
  worded: Worded;
  frame: Frame;
}

/** In which words the assistant speaks to whoever asked this; `as`: in these, whatever the shop's are by now. */
export function inWords(
  { language, locale, question }: Pick<Transcript, 'language' | 'locale' | 'question'>,
  { shop, contact }: Pick<AssistantView, 'shop' | 'contact'>,
  as?: Worded,
): InWords {
  const worded = as ?? wordedFor(shop, { locale, browser: contact.locale, said: question });
  return { worded, frame: wordedFrame(language, worded) };
}
