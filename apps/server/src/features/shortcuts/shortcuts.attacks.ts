import { newId } from '@chatty/contract/new-id';
import { attacksOf, canary } from '../../test-kit/attacks.ts';

const mine = { key: 'mine', title: 'Mine', body: 'Mine' };

export const attacks = attacksOf<{ shortcut: string }>({
  fill: async ({ member }) => {
    const body = { id: newId(), key: canary, title: canary, body: canary, scope: 'team' as const };
    const { data } = await member.api('POST /shortcuts', { body });
    return { shortcut: data.id };
  },
  calls: {
    'GET /shortcuts': {},
    'GET /shortcuts/:id': { id: (v) => v.shortcut },
    'POST /shortcuts': { body: (v) => ({ ...mine, id: newId(), fileIds: [v.file] }) },
    'PUT /shortcuts/:id': { id: (v) => v.shortcut, body: () => mine },
    'DELETE /shortcuts/:id': { id: (v) => v.shortcut },
    'POST /shortcuts/:id/restore': { id: (v) => v.shortcut },
    'POST /shortcuts/:id/use': { id: (v) => v.shortcut, body: () => ({ messageId: newId() }) },
  },
});
