import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/jobs/work.ts';
import { on } from '../../platform/reaction.ts';
import { tagRemoved } from '../tags/index.ts';
import { memberLeftTeam } from '../team/index.ts';
import { eraseShortcut, forgetOwner } from './erase-shortcut.ts';
import { replaceTag } from './replace-tag.ts';
import { shortcutCalls } from './shortcuts.calls.ts';
import { eraseShortcutJob, forgetOwnerJob } from './shortcuts.jobs.ts';
import { shortcutsTraces } from './shortcuts.traces.ts';

export const shortcutsFeature: Feature = {
  name: 'shortcuts',
  traces: shortcutsTraces,
  memberCalls: shortcutCalls,
  jobs: [handle(eraseShortcutJob, eraseShortcut), handle(forgetOwnerJob, forgetOwner)],
  reactions: [
    on(memberLeftTeam, (tx, { memberId }) => tx.enqueue(forgetOwnerJob, { memberId })),
    on(tagRemoved, replaceTag),
  ],
};
