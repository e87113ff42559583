import type { HooksTables } from '../tables/hooks.ts';
import { defineTraces } from '../traces.ts';

/** Whom a body is about is known to the vendor's feature, which empties it. */
export const hooksTraces = defineTraces<HooksTables>({ about: { webhook_deliveries: 'contact' } });
