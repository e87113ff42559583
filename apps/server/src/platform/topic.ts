import type { z } from 'zod';
import type { BusTopic } from '../ports/bus.ts';

/** Names a topic of the bus, and what is said there. */
export const topic = <Message>(name: string, schema: z.ZodType<Message>): BusTopic<Message> => ({
  name,
  read: (message) => schema.parse(message),
});
