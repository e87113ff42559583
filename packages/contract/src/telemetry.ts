import { z } from 'zod';
import { call } from './call.ts';
import { Done, Id } from './fields.ts';

/** What is done in the admin, told to whoever counts it. Values are short; nothing that a visitor wrote belongs here. */
export const telemetry = {
  'POST /analytics/track': call({
    by: ['admin', 'member'],
    body: z.object({
      event: z.string().trim().min(1).max(80),
      shopId: Id,
      options: z
        .record(z.string().max(40), z.union([z.string().max(300), z.number(), z.boolean(), z.null()]))
        .default({}),
    }),
    data: Done,
    perMinute: 240,
    summary: 'Record a usage event',
  }),
};
