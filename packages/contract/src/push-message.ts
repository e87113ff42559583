import { z } from 'zod';

/** What a push message carries; apps/admin/public/service-worker.js shows it. */
export const PushMessage = z.object({
  title: z.string().min(1).max(120),
  body: z.string().max(300),
  /** Where a tap leads, within the admin, such as `/inbox/{id}`. */
  path: z.string().startsWith('/').max(200),
  /** A newer message of the same tag replaces the older one on the screen. */
  tag: z.string().max(100),
  /** How many conversations the team has not read: what the icon of the installed app shows. */
  unread: z.number().int().min(0),
});
export type PushMessage = z.infer<typeof PushMessage>;
