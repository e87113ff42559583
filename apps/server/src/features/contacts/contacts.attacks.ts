import { newId } from '@chatty/contract/new-id';
import { attacksOf, canary } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  async fill({ member, contact }) {
    const segment = newId();
    await member.api('PUT /contacts/segments/:id', { params: { id: segment }, body: { name: canary, filter: {} } });
    const field = newId();
    await member.api('PUT /contact-fields/:id', { params: { id: field }, body: { name: canary, kind: 'text' } });
    await member.api('PUT /contacts/:id/fields', { params: { id: contact }, body: { values: { [field]: canary } } });
    const note = newId();
    await member.api('POST /contacts/:id/notes', { params: { id: contact }, body: { id: note, text: canary } });
    const file = newId();
    const bytes = new Blob([`Email,Name,Phone\n${canary}@x.example,${canary},1\n`]);
    await member.api('POST /contacts/imports', { query: { id: file, name: `${canary}.csv` }, body: bytes });
    return { segment, field, note, file };
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
    'PATCH /contacts/segments/:id': { id: (v) => v.segment, body: () => ({ name: 'changed' }) },
    'GET /contacts/segments/counts': {},
    'GET /contact-fields': {},
    'PUT /contact-fields/:id': { id: (v) => v.field, body: () => ({ name: 'changed', kind: 'text' }), opens: true },
    'POST /contact-fields/order': { body: (v) => ({ ids: [v.field] }) },
    'POST /contact-fields/:id/archive': { id: (v) => v.field, body: () => ({ archived: true }) },
    'PUT /contacts/:id/fields': { id: (v) => v.contact, body: (v) => ({ values: { [v.field]: 'changed' } }) },
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
    'GET /customers/count': {},
    'GET /order/count': {},
    'GET /contacts/:id': { id: (v) => v.contact },
    'PUT /contacts/:id': { id: (v) => v.contact, body: () => ({ name: 'changed' }) },
    'GET /contacts/:id/orders': { id: (v) => v.contact },
    'GET /contacts/:id/trail': { id: (v) => v.contact },
    'POST /client/api/pre-chat': { body: () => ({ answers: { name: 'changed' }, consent: 'changed' }) },
    'POST /client/api/conversations/:id/contact': { id: (v) => v.conversation, body: () => ({ name: 'changed' }) },
  },
});
