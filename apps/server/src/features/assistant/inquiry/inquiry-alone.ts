import { inWords } from './in-words.ts';
import type { Inquiry } from './read-inquiry.ts';
import { answerIdFor, type Transcript } from './transcript.ts';

type Asked = Pick<Inquiry, 'contact' | 'shop' | 'assistant' | 'conversationId' | 'turn'> & Partial<Inquiry>;

/**
 * An inquiry that no visitor waits for: nobody's address is known or counted, nothing came before it, no page is open and no
 * cart filled, but for what is said.
 */
export const inquiryAlone = (transcript: Transcript, asked: Asked): Inquiry => ({
  ...transcript,
  ...inWords(transcript, asked, asked.worded),
  answerId: answerIdFor(transcript.lastMessageId, asked.turn),
  addressHash: null,
  earlier: [],
  scenario: null,
  runsScenarios: true,
  onPage: null,
  cartTotal: null,
  shownCurrency: null,
  isOff: false,
  ...asked,
});
