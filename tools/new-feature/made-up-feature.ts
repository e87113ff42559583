/** The new files of a made-up feature, polls, with a table, a call, a job, and a page: what its own folders hold. */
export const ownFiles: Readonly<Record<string, string>> = {
  'packages/contract/src/polls.ts': `import { z } from 'zod';
import { call } from './call.ts';
import { Id, Required } from './fields.ts';

export const Poll = z.object({ id: Id, question: z.string(), votes: z.number().int() });
export type Poll = z.infer<typeof Poll>;

export const polls = {
  'GET /polls': call({ by: ['admin'], data: z.array(Poll), summary: 'List polls' }),
  'POST /polls': call({ by: ['admin'], body: z.object({ question: Required(300) }), data: Poll, summary: 'Add a poll' }),
};

/** Written to the event log with the change itself. */
export const pollEvents = { 'poll.changed': Poll };
`,
  'apps/server/migrations/9999_polls.sql': `create table polls (
  shop_id uuid not null references shops on delete cascade,
  id uuid not null,
  question text not null,
  votes integer not null default 0,
  primary key (shop_id, id)
);
comment on table polls is '@owner polls';
`,
  'apps/server/src/tables/polls.ts': `import type { Generated } from './columns.ts';

export interface PollsTables {
  polls: {
    shop_id: string;
    id: string;
    question: string;
    votes: Generated<number>;
  };
}
`,
  'apps/server/src/features/polls/feature.ts': `import { on } from '../../platform/reaction.ts';
import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/jobs/work.ts';
import { shopConnected } from '../shops/index.ts';
import { openFirstPoll } from './open-first-poll.ts';
import { pollCalls } from './polls.calls.ts';
import { openFirstPollJob } from './polls.jobs.ts';
import { pollsTraces } from './polls.traces.ts';

export const pollsFeature: Feature = {
  name: 'polls',
  traces: pollsTraces,
  memberCalls: pollCalls,
  jobs: [handle(openFirstPollJob, openFirstPoll)],
  reactions: [on(shopConnected, (tx) => tx.enqueue(openFirstPollJob, { question: tx.shopId }))],
};
`,
  'apps/server/src/features/polls/polls.jobs.ts': `import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Adds the poll that a new shop begins with. */
export const openFirstPollJob = defineJob('polls.open-first', z.object({ question: z.string() }));
`,
  'apps/server/src/features/polls/open-first-poll.ts': `import type { Ctx } from '../../ctx.ts';
import { addPoll } from './add-poll.ts';

/** Adds the poll that a new shop begins with. */
export const openFirstPoll = (ctx: Ctx, { question }: { question: string }) => addPoll(ctx, { question });
`,
  'apps/server/src/features/polls/add-poll.ts': `import { newId } from '@chatty/contract/new-id';
import type { Poll } from '@chatty/contract/polls';
import { transaction } from '../../platform/db/transaction.ts';
import type { Ctx } from '../../ctx.ts';

/** Adds a poll, and tells the team. */
export function addPoll(ctx: Ctx, { question }: { question: string }): Promise<Poll> {
  return transaction(ctx, async (tx) => {
    const poll = await tx.db
      .insertInto('polls')
      .values({ shop_id: tx.shopId, id: newId(), question })
      .returning(['id', 'question', 'votes'])
      .executeTakeFirstOrThrow();
    tx.emit('poll.changed', poll, { team: true, contactId: null });
    return poll;
  });
}
`,
  'apps/server/src/features/polls/polls.calls.ts': `import type { Handlers } from '@chatty/contract/call';
import type { polls } from '@chatty/contract/polls';
import type { MemberCtx } from '../../ctx.ts';
import { addPoll } from './add-poll.ts';

export const pollCalls = {
  'GET /polls': ({ db, shopId }) =>
    db.selectFrom('polls').select(['id', 'question', 'votes']).where('shop_id', '=', shopId).execute(),
  'POST /polls': (ctx, { body }) => addPoll(ctx, body),
} satisfies Handlers<typeof polls, MemberCtx>;
`,
  'apps/server/src/features/polls/polls.traces.ts': `import type { PollsTables } from '../../tables/polls.ts';
import { defineTraces } from '../../traces.ts';

export const pollsTraces = defineTraces<PollsTables>({ about: { polls: 'nobody' } });
`,
  'apps/server/src/features/polls/polls.attacks.ts': `import { attacksOf, canary } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  calls: { 'GET /polls': {}, 'POST /polls': { body: () => ({ question: canary }) } },
});
`,
  'apps/admin/src/texts/en/polls.ts': `export const texts = { title: 'Polls', none: 'There are no polls yet.' };
`,
  'apps/admin/src/features/polls/feature.ts': `import type { Feature } from '../../navigation/feature.ts';

export const pollsFeature: Feature = {
  pages: { '/polls': async () => ({ Component: (await import('./poll-list-page.tsx')).PollListPage }) },
};
`,
  'apps/admin/src/features/polls/poll-list-page.tsx': `import { queryOptions, useQuery } from '@tanstack/react-query';
import { texts } from '#texts/polls.ts';
import { api } from '../../connection/api.ts';

const pollsQuery = queryOptions({ queryKey: ['polls'], queryFn: async () => (await api('GET /polls')).data });

export function PollListPage() {
  const { data = [] } = useQuery(pollsQuery);
  return <main aria-label={texts.title}>{data.length > 0 ? data.map((it) => it.question) : texts.none}</main>;
}
`,
};

/** What stands in files of the whole: each line goes below the first place where the pattern is found. */
export const centralLines: Readonly<Record<string, readonly (readonly [below: RegExp, line: string])[]>> = {
  'packages/contract/src/api.ts': [
    [/^/, "import { pollEvents, polls } from './polls.ts';\n"],
    [/export const memberCalls = \{\n/, '  ...polls,\n'],
    [/export const liveEvents = \{\n/, '  ...pollEvents,\n'],
  ],
  'apps/server/src/tables.ts': [
    [/^/, "import type { PollsTables } from './tables/polls.ts';\n"],
    [/export interface Tables\s+extends /, 'PollsTables, '],
  ],
  'apps/server/src/features.ts': [
    [/^/, "import { pollsFeature } from './features/polls/feature.ts';\n"],
    [/features: readonly Feature\[\] = \[[^\]]*\n(?=\])/, '  pollsFeature,\n'],
  ],
  'apps/admin/src/app/features.ts': [
    [/^/, "import { pollsFeature } from '../features/polls/feature.ts';\n"],
    [/features: readonly Feature\[\] = \[/, '\n  pollsFeature,'],
  ],
  'apps/admin/src/app/route-table/paths/admin-paths.ts': [
    [/^/, "import { texts as pollTexts } from '#texts/polls.ts';\n"],
    [/export const adminPaths: Address\[\] = \[\n/, "  { path: '/polls', title: pollTexts.title, in: adminOnly },\n"],
  ],
};
