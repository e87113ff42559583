import type { Api } from '@chatty/client/api';
import type { BulkTarget } from '@chatty/contract/bulk-actions';
import { newId } from '@chatty/contract/new-id';
import { expect } from 'vitest';
import { resolveSilentJob, wakeSnoozedJob } from '../../apps/server/src/features/conversations/pending/pending.jobs.ts';
import { doJob } from '../../apps/server/src/test-kit/do-job.ts';
import type { TestServer } from '../../apps/server/src/test-kit/test-server.ts';
import { orRefused } from './acts.ts';
import { of, type Scene } from './scene.ts';

/** Resolves once a bulk action, or its undoing, has come to its end. */
async function bulkIsDone(api: Api, id: string): Promise<void> {
  const state = async () => (await api('GET /conversations/bulk/:id', { params: { id } })).data.state;
  await expect.poll(state).toMatch(/^(done|undone)$/);
}

async function bulkOfAll(api: Api, undo: boolean): Promise<void> {
  const id = newId();
  const { data: matching } = await api('GET /conversations/matching', { query: { status: 'open' } });
  const target: BulkTarget = { by: 'filter', filter: { view: 'all', status: 'open' }, at: matching.at };
  await api('POST /conversations/bulk', { body: { id, action: { do: 'resolve' }, target } });
  await bulkIsDone(api, id);
  if (!undo) return;
  await api('POST /conversations/bulk/:id/undo', { params: { id } });
  await bulkIsDone(api, id);
}

/** The member's own newest reply or note that still has words. */
async function lastWritten({ member: { api, id: me } }: Scene, id: string): Promise<string | undefined> {
  const piece = await orRefused(api('GET /conversations/:id/messages', { params: { id } }));
  return piece?.messages.findLast((it) => it.memberId === me && it.kind === 'text' && it.text !== '')?.id;
}

/** What happens seldom, and changes many conversations at once or what has long been said. */
export const rareActs: Record<string, (w: TestServer, scene: Scene, at: number) => Promise<unknown>> = {
  edit: async (_, scene, at) => {
    const { id } = of(scene, at);
    const messageId = await lastWritten(scene, id);
    const given = { params: { id, messageId: messageId ?? '' }, body: { text: 'One moment, please.' } };
    if (messageId) await orRefused(scene.member.api('PUT /conversations/:id/messages/:messageId', given));
  },
  delete: async (_, scene, at) => {
    const { id } = of(scene, at);
    const messageId = await lastWritten(scene, id);
    const params = { id, messageId: messageId ?? '' };
    if (messageId) await orRefused(scene.member.api('DELETE /conversations/:id/messages/:messageId', { params }));
  },
  mergeContacts: async (_, scene, at) => {
    const [kept, gone] = [of(scene, at).visitor.contactId, of(scene, (at + 1) % 5).visitor.contactId];
    const keep = { name: kept, email: kept, phone: kept };
    await orRefused(
      scene.colleague.api('POST /contacts/:id/merge', { params: { id: kept }, body: { otherId: gone, keep } }),
    );
  },
  deleteTag: (_, { colleague, tagId }) => orRefused(colleague.api('DELETE /tags/:id', { params: { id: tagId } })),
  mergeTags: (_, { colleague, tagId, otherTag }) =>
    orRefused(colleague.api('PUT /tags/:id', { params: { id: tagId }, body: { name: otherTag.name, merge: true } })),
  tagOtherwise: (_, scene, at) =>
    orRefused(
      scene.colleague.api('POST /conversations/:id/tags', {
        params: { id: of(scene, at).id },
        body: { add: [scene.otherTag.id] },
      }),
    ),
  resolveAll: (_, { colleague }) => orRefused(bulkOfAll(colleague.api, false).then(() => ({ data: null }))),
  resolveAllAndUndo: (_, { member }) => bulkOfAll(member.api, true),
  putOff: (_, scene, at) =>
    orRefused(
      scene.member.api('POST /conversations/:id/snooze', {
        params: { id: of(scene, at).id },
        body: { until: 'moment', at: new Date(Date.now() + 3_600_000).toISOString(), reminder: 'Ask again' },
      }),
    ),
  wake: async ({ services }, { shopId }) => {
    await services.db
      .updateTable('conversations')
      .set({ snoozed_until: new Date(0) })
      .where('shop_id', '=', shopId)
      .where('snoozed_until', 'is not', null)
      .execute();
    await doJob(services, wakeSnoozedJob, { shopId });
  },
  resolveSilent: async ({ services }, { shopId }) => {
    const longAgo = new Date(Date.now() - 86_400_000);
    await services.db
      .updateTable('conversations')
      .set({ last_message_at: longAgo, moved_at: longAgo })
      .where('shop_id', '=', shopId)
      .where('status', '=', 'open')
      .where('waiting_since', 'is', null)
      .execute();
    await doJob(services, resolveSilentJob, { shopId });
  },
  leave: (_, { member, colleague }) => orRefused(member.api('DELETE /members/:id', { params: { id: colleague.id } })),
};
