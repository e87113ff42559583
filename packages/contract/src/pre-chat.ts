import { z } from 'zod';
import { call } from './call.ts';
import { Moment } from './fields.ts';
import { longestAnswer } from './pre-chat-answers.ts';
import { disclaimerMaxChars } from './settings/conversation/pre-chat.ts';

/** What a visitor answered and agreed to, as the shop’s people see it. */
export const PreChat = z.object({
  /** Beside name, email, and phone, which stand in the contact: each under the label that the merchant wrote, as choices are. */
  answers: z.array(z.object({ id: z.string(), label: z.string(), answer: z.string() })),
  answeredAt: Moment.nullable(),
  /** The latest last. */
  consents: z.array(z.object({ text: z.string(), link: z.string(), at: Moment })),
});
export type PreChat = z.infer<typeof PreChat>;

/** What of it the visitor’s own chat has to know. */
export const PreChatState = z.object({
  /** They have answered the form, or are signed in at the store: nobody asks them again. */
  isKnown: z.boolean(),
  /** The disclaimer to which they agreed last. */
  consentedTo: z.string().nullable(),
});
export type PreChatState = z.infer<typeof PreChatState>;

export const visitorPreChat = {
  'POST /client/api/pre-chat': call({
    by: ['visitor'],
    body: z.object({
      /** By the ids of the form’s fields; null from who doesn’t fill it in. */
      answers: z.record(z.string().max(40), z.string().max(longestAnswer)).nullable(),
      /** The disclaimer that was agreed to, word for word as it was read. */
      consent: z.string().max(disclaimerMaxChars).nullable(),
    }),
    data: PreChatState,
    perMinute: 20,
    summary: 'Say who you are, and agree to the disclaimer, before your first message',
  }),
};
