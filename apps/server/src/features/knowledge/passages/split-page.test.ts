import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutText, splitPage } from './split-page.ts';

describe('pages in sections', () => {
  test('a section knows the headings that it stands under', () => {
    const html = `<p>Intro.</p><h2>Care</h2><p>Wash <strong>cold</strong>.</p><h3>Down &amp; wool</h3><ul><li>No softener</li></ul>
      <h2>Repairs</h2><p>Send it in.</p><h2>Empty</h2>`;
    expect(splitPage('Guide', html)).toEqual([
      { title: 'Guide', text: 'Intro.' },
      { title: 'Guide › Care', text: 'Wash **cold**.' },
      { title: 'Guide › Care › Down & wool', text: '- No softener' },
      { title: 'Guide › Repairs', text: 'Send it in.' },
    ]);
  });

  test('the page’s own title is not said twice, and a page without text has no sections', () => {
    expect(splitPage('Returns', '<h1>Returns</h1><p>30 days.</p>')).toEqual([{ title: 'Returns', text: '30 days.' }]);
    expect(splitPage('Empty', '<div><script>alert(1)</script></div>')).toEqual([]);
  });

  test('headings do not nest, and one that is never closed or too long is text', () => {
    expect(splitPage('T', '<h2>Lost<h3>Found</h3><p>a</p><h2>Open<p>b</p>')).toEqual([
      { title: 'T', text: 'Lost' },
      { title: 'T › Found', text: 'a\n\nOpen\n\nb' },
    ]);
    expect(splitPage('T', `<h2>${'w '.repeat(900)}</h2><p>a</p>`)[0]?.title.length).toBeLessThan(210);
    expect(splitPage('T', `<h2>${'w '.repeat(1_100)}</h2>`).every((it) => it.title === 'T')).toBe(true);
  });

  test('a line in bold or in capitals is a heading where something stands under it', () => {
    const html = `<p>Intro.</p><p><strong>Returns&nbsp;</strong></p><p>30 days.</p><p><b>How to return:</b><br>Write to us.</p>
      <p>LOST PARCELS</p><ul><li>Sent again</li></ul><p><span><b>Shipping</b></span></p><p><b>Abroad</b></p><p>Ten days.</p>
      <p><strong>Free from $50</strong></p>`;
    expect(splitPage('Policy', html)).toEqual([
      { title: 'Policy', text: 'Intro.' },
      { title: 'Policy › Returns', text: '30 days.' },
      { title: 'Policy › How to return', text: 'Write to us.' },
      { title: 'Policy › LOST PARCELS', text: '- Sent again' },
      { title: 'Policy › Shipping › Abroad', text: 'Ten days.\n\n**Free from $50**' },
    ]);
  });

  test('a sentence in bold, a name, an item and a row are text', () => {
    const html = `<p><strong>All sales are final.</strong></p><p>We ship with</p><p>DHL</p><p>or UPS.</p>
      <ul><li><b>Standard</b></li></ul><table><tr><th><b>Method</b></th><th><b>Time</b></th></tr><tr><td>A</td><td>1</td></tr></table>`;
    expect(splitPage('T', html).map((it) => it.title)).toEqual(['T']);
  });

  test('what is folded up stands under what opens it', () => {
    const html = `<h2>FAQ</h2><details><summary>How long?</summary><p>A week.</p></details><details><summary>Where?</summary>Here.</details>`;
    expect(splitPage('Help', html)).toEqual([
      { title: 'Help › FAQ › How long?', text: 'A week.' },
      { title: 'Help › FAQ › Where?', text: 'Here.' },
    ]);
  });

  test('of the words of a page none gets lost, whatever its lines look like', () => {
    const line = fc.constantFrom(
      '<p><b>Alpha</b></p>',
      '<p>BETA GAMMA</p>',
      '<p>delta.</p>',
      '<p><b>Eps</b><br>zeta</p>',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const words = (text: string) => new Set(text.match(/[A-Za-z]{3,}/g));
        const read = splitPage('', lines.join('')).map((it) => `${it.title} ${it.text}`);
        expect(words(read.join(' '))).toEqual(words(lines.join(' ')));
      }),
    );
  });

  test('an archive in one page is known by its first thousand sections', () => {
    const sections = splitPage('T', '<h2>a</h2>b'.repeat(3_000));
    expect(sections).toHaveLength(1_000);
    expect(splitPage('T', `<p>${'word '.repeat(400_000)}</p>`)).toHaveLength(1_000);
  });

  test('no sign is cut in two, which no database would keep', () => {
    const sections = splitPage('T', `<h2>x${'🏕'.repeat(300)}</h2><p>x${'🏕'.repeat(900)}</p>`);
    for (const { title, text } of sections) expect(`${title}${text}`.isWellFormed()).toBe(true);
  });

  test('any HTML is split without a throw, into pieces that are short enough', () => {
    const piece = fc.constantFrom(
      '<h2>',
      '</h2>',
      '<p>',
      '</p>',
      '<h3 class="a">',
      '</h3>',
      '<',
      '&amp;',
      'word ',
      'A sentence. ',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (drawn) => {
        for (const { text } of splitPage('T', drawn.join(''))) {
          expect(text).not.toBe('');
          expect(text.length).toBeLessThanOrEqual(900);
        }
      }),
    );
  });
});

test('a cut text loses no word and cuts between sentences where it can', () => {
  const words = fc.array(fc.constantFrom('alpha', 'beta.', 'gamma', 'delta!', '\n\n', 'x'.repeat(70)), {
    maxLength: 80,
  });
  fc.assert(
    fc.property(words, (drawn) => {
      const text = drawn.join(' ');
      const pieces = cutText(text, 60);
      for (const one of pieces) expect(one.length).toBeLessThanOrEqual(60);
      expect(pieces.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
  expect(cutText('One is here. Two is there. Three is away.', 30)).toEqual([
    'One is here. Two is there.',
    'Three is away.',
  ]);
});
