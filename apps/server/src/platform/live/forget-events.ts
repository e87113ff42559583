import { eventsKeptDays } from '@chatty/contract/limits';
import type { Services } from '../../ctx.ts';

/** Forgets what the event log need not keep; a socket that asks for it is told to read anew. */
export async function forgetOldEvents(services: Services): Promise<void> {
  const before = new Date(services.clock.now().getTime() - eventsKeptDays * 86_400_000);
  await services.db.deleteFrom('events').where('created_at', '<', before).execute();
}
