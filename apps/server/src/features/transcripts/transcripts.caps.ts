import { texts } from '#texts/transcripts.ts';
import { day, hour, tenMinutes, type Capped } from '../../platform/caps/caps.ts';
import type { CappedCalls } from '../../platform/caps/visitor-calls.ts';

/** Mails that visitors have sent to themselves. */
const transcripts: Capped = {
  name: 'transcript',
  said: texts.transcripts,
  contact: [tenMinutes(3), day(10)],
  address: [hour(30), day(100)],
  shop: [hour(600)],
};

/** Whoever asks for them: an address can be typed by anybody, and its reader has asked for nothing. */
export const transcriptsTo: Capped = {
  name: 'transcript-to',
  said: texts.transcriptsTo,
  contact: [hour(5), day(10)],
};

export const cappedTranscriptCalls: CappedCalls = {
  'POST /client/api/conversations/:id/transcript': { kind: transcripts },
};
