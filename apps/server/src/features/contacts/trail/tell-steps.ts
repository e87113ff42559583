import type { Selectable } from 'kysely';
import type { Services } from '../../../ctx.ts';
import type { Tables } from '../../../tables.ts';
import { toStep } from './trail.store.ts';

/** Shows the team's open screens what came to a trail. It is no event of the log: visits would fill it. */
export function tellSteps(
  services: Services,
  { shopId, personId }: { shopId: string; personId: string },
  rows: readonly Selectable<Tables['trail_steps']>[],
): void {
  if (rows.length === 0) return;
  const payload = { contactId: personId, steps: rows.map(toStep) };
  services.hub.pass(shopId, { team: true, contactId: null }, { type: 'contact.trail', payload });
}
