import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnOfField } from './contact-fields.ts';
import { columnsOf as columnsWith, ImportColumn, judgeRow } from './contact-import-row.ts';
import { newId } from './new-id.ts';

const columnsOf = (headings: readonly string[]) => columnsWith(headings, []);

describe('the columns of a file', () => {
  it('are known by the names of our own file, of the store’s, and of people', () => {
    expect(columnsOf(['ID', 'Name', 'Email', 'Email source', 'Phone', 'Language', 'Last seen', 'Subscribed'])).toEqual([
      'id',
      'name',
      'email',
      null,
      'phone',
      'locale',
      null,
      'subscribed',
    ]);
    const store = [
      'Customer ID',
      'First Name',
      'Last Name',
      'Email',
      'Accepts Email Marketing',
      'Default Address Phone',
    ];
    expect(columnsOf([...store, 'Phone'])).toEqual([
      null,
      'firstName',
      'lastName',
      'email',
      'subscribed',
      null,
      'phone',
    ]);
    expect(columnsOf(['E-mail address', 'full_name', 'MOBILE'])).toEqual(['email', 'name', 'phone']);
  });

  it('mean each thing once, whatever they are called', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('Email', 'email', 'Name', 'Phone'))), (headings) => {
        const columns = columnsOf(headings);
        expect(columns).toHaveLength(headings.length);
        const said = columns.filter((it) => it !== null);
        expect(new Set(said).size).toBe(said.length);
      }),
    );
  });
});

describe('a row', () => {
  const judge = (columns: (ImportColumn | null)[], ...cells: string[]) => judgeRow(columns, cells, []);

  it('says of a contact what is filled in, and nothing else', () => {
    expect(judge(['name', 'email', 'phone'], ' Ida ', 'IDA@Shop.example', '').contact).toEqual({
      name: 'Ida',
      email: 'ida@shop.example',
    });
    expect(judge(['firstName', 'lastName', 'phone'], 'Ida', 'Berg', '+49 30 1234567').contact).toEqual({
      name: 'Ida Berg',
      phone: '+49 30 1234567',
    });
  });

  it('tells of consent only where a column says so', () => {
    const consent = (cell: string) => judge(['email', 'subscribed'], 'a@b.example', cell);
    expect(judge(['email', null], 'a@b.example', 'yes').contact).toEqual({ email: 'a@b.example' });
    for (const cell of ['', 'no', 'FALSE', '0', 'pending'])
      expect(consent(cell).contact).not.toHaveProperty('subscribed');
    expect(consent('Yes').contact).toMatchObject({ subscribed: true });
    expect(consent('2026-03-01').contact).toMatchObject({ subscribed: new Date('2026-03-01T00:00:00.000Z') });
    expect(consent('maybe').problem).toMatch('Enter yes or no');
  });

  it('is refused with what is to be done, and never thrown at, whatever stands in it', () => {
    expect(judge(['email'], 'nobody').problem).toBe('Email is invalid');
    expect(judge(['phone'], '4.91512E+12').problem).toBe('Phone number is invalid');
    expect(judge(['name'], 'Ida').problem).toBe('Add an email or a phone number');
    expect(judge(['name', 'email'], 'x'.repeat(121), 'a@b.example').problem).toMatch('120 characters');
    const columns = fc.array(fc.option(fc.constantFrom(...ImportColumn.options)), { maxLength: 8 });
    fc.assert(
      fc.property(columns, fc.array(fc.string({ unit: 'binary' }), { maxLength: 9 }), (said, cells) => {
        const { contact, problem } = judgeRow(said, cells, []);
        expect(contact === null).toBe(problem !== null);
        if (contact) expect(contact.email ?? contact.phone ?? contact.id).toBeTruthy();
      }),
    );
  });
});

describe('the shop’s own fields in a file', () => {
  const size = { id: newId(), name: 'Shirt size', kind: 'choice' as const, choices: ['S', 'L'], archivedAt: null };
  const gone = { ...size, id: newId(), name: 'Old', archivedAt: '2026-05-01T08:00:00.000Z' };
  const named = { ...size, id: newId(), name: 'Email', kind: 'text' as const };

  it('are known by their names, after what every shop has; archived ones are not', () => {
    expect(columnsWith(['E-Mail', 'shirt_size', 'Old', 'Email'], [size, gone, named])).toEqual([
      null,
      columnOfField(size.id),
      null,
      'email',
    ]);
  });

  it('say what their kind takes, or what is wrong with it', () => {
    const columns = ['email', columnOfField(size.id), columnOfField(gone.id)] as const;
    expect(judgeRow(columns, ['a@x.example', 's', 'x'], [size, gone]).contact).toEqual({
      email: 'a@x.example',
      fieldValues: { [size.id]: 'S' },
    });
    expect(judgeRow(columns, ['a@x.example', 'XL', ''], [size]).problem).toBe('Shirt size: Choose one of the list');
  });

  it('and tags stand with commas between them, each once', () => {
    expect(judgeRow(['email', 'tags'], ['a@x.example', ' VIP, vip,,Late '], []).contact?.tags).toEqual(['VIP', 'Late']);
    expect(judgeRow(['email', 'tags'], ['a@x.example', 'x'.repeat(41)], []).contact).toBeNull();
  });
});
