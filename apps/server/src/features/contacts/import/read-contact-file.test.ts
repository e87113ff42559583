import { contactImportMaxColumns, contactImportMaxRows } from '@chatty/contract/limits';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guarded } from '../../../platform/csv/formula.ts';
import { readContactRows } from './read-contact-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readContactRows(bytes(text));
const cells = (file: Uint8Array) => readContactRows(file).rows.map((it) => it.cells);

/** As Windows wrote text before there was Unicode. */
const western = (text: string) => Uint8Array.from(text, (it) => it.codePointAt(0) ?? 0);
const utf16 = (text: string) => Uint8Array.from([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);

describe('a file of contacts', () => {
  it('is read as spreadsheets of any country write it', () => {
    const expected = [['Jürgen', 'j@x.example']];
    expect(cells(bytes('Name,Email\nJürgen,j@x.example\n'))).toEqual(expected);
    expect(cells(bytes('\ufeffName;Email\r\n"Jürgen";j@x.example\r\n'))).toEqual(expected);
    expect(cells(bytes('sep=;\r\nName;Email\r\nJürgen;j@x.example'))).toEqual(expected);
    expect(cells(western('Name,Email\r\nJürgen,j@x.example\r\n'))).toEqual(expected);
    expect(cells(utf16('Name\tEmail\r\nJürgen\tj@x.example\r\n'))).toEqual(expected);
  });

  it('says of each row in which line it begins, also behind cells of many lines and empty ones', () => {
    const { rows } = read('Name,Email\n"two\nlines",a@x.example\n\n,\nIda,b@x.example\n');
    expect(rows.map((it) => it.line)).toEqual([2, 6]);
  });

  it('holds every word that was there before a spreadsheet was kept from running it', () => {
    const cell = fc.oneof(
      fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '＝', 'a', ' ', '"', ',', ';', '\n') }),
      fc.string({ unit: 'grapheme' }),
    );
    const word = cell.filter((it) => it.trim() !== '' && !it.includes('\0') && it.isWellFormed());
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word), { minLength: 1, maxLength: 20 }), (rows) => {
        const text = stringify([['Name', 'Email'], ...rows.map((row) => row.map(guarded))], {
          bom: true,
          record_delimiter: 'windows',
          quoted_match: /[\r\n,;\t"]/,
        });
        expect(cells(bytes(text))).toEqual(rows);
      }),
      { numRuns: 500 },
    );
  });

  it('is refused with what to do about it', () => {
    const refused = (file: Uint8Array | string) => {
      const reading = () => readContactRows(typeof file === 'string' ? bytes(file) : file);
      try {
        reading();
      } catch (problem) {
        return problem instanceof Error ? problem.message : '';
      }
      return 'read';
    };
    expect(refused('')).toMatch('holds no contacts');
    expect(refused('Name,Email\n,\n')).toMatch('holds no contacts');
    expect(refused('PK\u0003\u0004\0\0')).toMatch('isn’t a CSV file');
    expect(refused('Name,Email\nIda,"half')).toMatch('from line 2 on');
    expect(refused(`Name,Email\nIda,${'x'.repeat(600_000)}`)).toMatch('can’t be read from line');
    expect(refused(`${'a,'.repeat(contactImportMaxColumns)}b\n1\n`)).toMatch('more than 100 columns');
    expect(refused(`${'a,'.repeat(1_000_000)}\n1`)).toMatch('can’t be read from line 1 on');
    expect(refused(`a${','.repeat(1_000_000)}\n1`)).toMatch('more than 100 columns');
    expect(refused(`Email\n${'a@x.example\n'.repeat(contactImportMaxRows + 1)}`)).toMatch('more than 20,000 contacts');
    expect(refused(`Email\n${'a@x.example\n'.repeat(contactImportMaxRows)}`)).toBe('read');
  });

  it('is read or refused, whatever it is', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (file) => {
        try {
          expect(readContactRows(file).rows.length).toBeGreaterThan(0);
        } catch (problem) {
          expect(problem).toMatchObject({ code: 'bad_input' });
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
