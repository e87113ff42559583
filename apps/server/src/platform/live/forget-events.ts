import { eventsKeptDays } from '@chatty/contract/limits';
import type { World } from '../../world.ts';

/** Forgets what the event log need not keep; a socket that asks for it is told to read anew. */
export async function forgetOldEvents(world: World): Promise<void> {
  const before = new Date(world.clock.now().getTime() - eventsKeptDays * 86_400_000);
  await world.db.deleteFrom('events').where('created_at', '<', before).execute();
}
