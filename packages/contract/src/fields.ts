import { z } from 'zod';
import { texts } from './texts.ts';

/** A UUIDv7, made by whoever makes the record. */
export const Id = z.uuid();

/** A moment as ISO 8601 in UTC. */
export const Moment = z.iso.datetime();

export const Email = z.email(texts.emailInvalid).max(254);

/** Text that a person must fill in. */
export const Required = (max: number) => z.string().trim().min(1, texts.required).max(max, texts.maxChars(max));

/** A yes or no in an address's query. */
export const QueryFlag = z.enum(['true', 'false']).transform((text) => text === 'true');

export const PageQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

export const Money = z.object({ amount: z.string().regex(/^-?\d+(\.\d+)?$/), currency: z.string().length(3) });
export type Money = z.infer<typeof Money>;

/** The answer of a call that has nothing to tell. */
export const Done = z.object({ done: z.literal(true) });
