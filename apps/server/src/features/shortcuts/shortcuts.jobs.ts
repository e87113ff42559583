import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Nothing of a member's own shortcuts is left once they were removed from the team; who lost their seat keeps them. */
export const forgetOwnerJob = defineJob('shortcuts.forget-owner', z.object({ memberId: z.uuid() }));

/** A day after a deletion nothing of the shortcut is left, unless it was restored; a later deletion has its own day. */
export const eraseShortcutJob = defineJob(
  'shortcuts.erase',
  z.object({ shortcutId: z.uuid(), deletedAt: z.iso.datetime() }),
  { key: ({ shortcutId, deletedAt }) => `${shortcutId}/${deletedAt}` },
);
