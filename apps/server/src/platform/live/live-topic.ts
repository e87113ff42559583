import type { PassingEvent } from '@chatty/contract/live';
import { z } from 'zod';
import type { MessageOf } from '../../ports/bus.ts';
import type { Audience } from './audience.ts';
import { topic } from '../topic.ts';

/** What the processes tell each other of a shop. */
export const liveTopic = topic(
  'live',
  z.object({
    from: z.string(),
    shopId: z.string(),
    /** The number of the latest event. */
    upTo: z.number().optional(),
    /** Checked where it was made. */
    passing: z.object({ audience: z.custom<Audience>(), event: z.custom<PassingEvent>() }).optional(),
    /** Whose sockets end; null is everybody's. */
    dismissed: z.string().nullable().optional(),
  }),
);
export type LiveMessage = MessageOf<typeof liveTopic>;
