import { z } from 'zod';
import { call } from './call.ts';
import { isZone } from './settings/fields.ts';
import { texts } from './texts.ts';

/** How its reader reads the time. */
const Reader = z.object({
  timeZone: z.string().max(60).refine(isZone, texts.invalid).optional(),
  locale: z.string().max(20).optional(),
});

/** Where a transcript goes: to the address that is known of the contact, and to no other. */
const SentTo = z.object({ to: z.string() });

export const transcripts = {
  'POST /conversations/:id/transcript': call({
    by: ['admin', 'member'],
    data: SentTo,
    perMinute: 30,
    summary: 'Mail the visitor what was said in a conversation',
  }),
};

export const visitorTranscripts = {
  'POST /client/api/conversations/:id/transcript': call({
    by: ['visitor'],
    body: Reader,
    data: SentTo,
    perMinute: 10,
    summary: 'Get what was said in your conversation by mail, at the address that you left',
  }),
};
