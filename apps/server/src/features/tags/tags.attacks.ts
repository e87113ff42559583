import { newId } from '@chatty/contract/new-id';
import { attacksOf, canary } from '../../test-kit/attacks.ts';

export const attacks = attacksOf<{ tag: string }>({
  fill: async ({ member }) => {
    const { data } = await member.api('POST /tags', { body: { id: newId(), name: canary } });
    return { tag: data.id };
  },
  calls: {
    'GET /tags': {},
    'POST /tags': { body: () => ({ id: newId(), name: 'Theirs' }) },
    'PUT /tags/:id': { id: (v) => v.tag, body: () => ({ name: 'changed' }) },
    'DELETE /tags/:id': { id: (v) => v.tag },
  },
});
