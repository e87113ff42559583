import { newId } from '@chatty/contract/new-id';
import { attacksOf, canary } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  async fill({ member, contact }) {
    const segment = newId();
    await member.api('PUT /contacts/segments/:id', { params: { id: segment }, body: { name: canary, filter: {} } });
    const note = newId();
    await member.api('POST /contacts/:id/notes', { params: { id: contact }, body: { id: note, text: canary } });
    const file = newId();
    const bytes = new Blob([`Email,Name,Phone\n${canary}@x.example,${canary},1\n`]);
    await member.api('POST /contacts/imports', { query: { id: file, name: `${canary}.csv` }, body: bytes });
    return { segment, note, file };
  },
  calls: {
    'GET /contacts': { query: `search=${canary}` },
    'GET /contacts/export': { query: `search=${canary}` },
    'GET /contacts/matching': { query: `search=${canary}` },
    'POST /contacts/export': { body: (v) => ({ ids: [v.contact] }) },
    'POST /contacts/tags': { body: (v) => ({ ids: [v.contact], remove: [newId()] }) },
    'GET /contacts/view': {},
    'PUT /contacts/columns': { body: () => ({ columns: ['phone'] }) },
    'PUT /contacts/segments/:id': { id: (v) => v.segment, body: () => ({ name: 'changed', filter: {} }), opens: true },
    'GET /contacts/:id/notes': { id: (v) => v.contact },
    'POST /contacts/:id/notes': { id: (v) => v.contact, body: () => ({ id: newId(), text: 'changed' }) },
    'PUT /contact-notes/:id': { id: (v) => v.note, body: () => ({ text: 'changed' }) },
    'DELETE /contact-notes/:id': { id: (v) => v.note },
    'DELETE /contacts/segments/:id': { id: (v) => v.segment },
    'GET /contacts/imports': {},
    'POST /contacts/imports': { query: `id=${newId()}&name=theirs.csv` },
    'POST /contacts/imports/:id/begin': {
      id: (v) => v.file,
      body: () => ({ columns: ['email', 'name'], existing: 'update', tagIds: [] }),
    },
    'POST /contacts/imports/:id/stop': { id: (v) => v.file },
    'GET /contacts/imports/:id/failed': { id: (v) => v.file },
    'DELETE /contacts/imports/:id': { id: (v) => v.file },
    'POST /contacts/:id/tags': { id: (v) => v.contact, body: () => ({ remove: [newId()] }) },
    'GET /contacts/:id': { id: (v) => v.contact },
    'PUT /contacts/:id': { id: (v) => v.contact, body: () => ({ name: 'changed' }) },
    'GET /contacts/:id/orders': { id: (v) => v.contact },
    'GET /contacts/:id/trail': { id: (v) => v.contact },
    'POST /client/api/pre-chat': { body: () => ({ answers: { name: 'changed' }, consent: 'changed' }) },
    'POST /client/api/conversations/:id/contact': { id: (v) => v.conversation, body: () => ({ name: 'changed' }) },
  },
});
