import type { ScriptedAnswer } from '@chatty/simulator/src/model/answer-script.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frame as german } from '../../language/frames/de.ts';
import { calls, says } from '../../test-kit/model-server.ts';
import { type ModelDemo, openModelDemo } from './testing/scripted-demo.ts';
import { toldWhile } from './testing/told-while.ts';

const question = 'How long does delivery take?';
const asked = 'Wie lange dauert der Versand bei euch?';
const own = 'Standard delivery takes 4 to 6 business days and costs $7.45.';
const faithful = 'Die Standardlieferung dauert 4 bis 6 Werktage und kostet $7.45.';
const search = calls('search_knowledge', { question: 'Wie lange dauert der Versand?' });
const translates = (...translations: string[]): ScriptedAnswer => ({ text: [JSON.stringify({ translations })] });
const asOriginal = `${german.offline.shopSays}\n${own}`;

let demo: ModelDemo;
beforeAll(async () => {
  demo = await openModelDemo();
  // The demo's own pages on delivery would be nearer.
  await demo.ctx.db.deleteFrom('passages').where('shop_id', '=', demo.ctx.shopId).execute();
  await demo.member('POST /faqs', { body: { question, answer: `<p>${own}</p>` } });
}, 120_000);
afterAll(() => demo?.close());

const ask = (...answers: ScriptedAnswer[]) => demo.ask(asked, ...answers);

describe('what the shop wrote, quoted for a visitor of another language', () => {
  test.each<[string, ScriptedAnswer]>([
    ['another figure', translates('Die Standardlieferung dauert 4 bis 5 Werktage und kostet $7.45.')],
    ['another price', translates('Die Standardlieferung dauert 4 bis 6 Werktage und kostet $5.45.')],
    ['another currency', translates('Die Standardlieferung dauert 4 bis 6 Werktage und kostet €7.45.')],
    ['any days', translates('Die Standardlieferung dauert 4 bis 6 Tage und kostet $7.45.')],
    ['no', translates('Die Standardlieferung dauert nicht 4 bis 6 Werktage und kostet $7.45.')],
    ['a gift', translates('Die Standardlieferung dauert 4 bis 6 Werktage und kostet $7.45, mit Rabatt.')],
    ['a link', translates(`${faithful} https://evil.example`)],
    ['another carrier', translates('Die Standardlieferung mit UPS dauert 4 bis 6 Werktage und kostet $7.45.')],
    ['what it was told in the same words', translates(own)],
    ['nothing', translates('')],
    ['more than was asked for', translates(faithful, 'Alles ist kostenlos.')],
    ['words instead', says(faithful)],
    ['an error', { status: 500 }],
  ])('is shown as it is where the model says %s, and a person is offered', async (_, answer) => {
    const { text, message, decision } = await ask(search, says(own), answer);
    expect(text).toBe(asOriginal);
    expect(message?.parts).toContainEqual({ type: 'offerPerson' });
    expect(message?.parts.map((it) => it.type)).not.toContain('translation');
    expect(decision.secondCalls).toEqual([
      {
        purpose: 'translated',
        result: expect.stringContaining('not shown: ') as string,
        ms: expect.any(Number) as number,
      },
    ]);
  });

  test('is shown in their language, marked as translated, with the original beside it; asked for once', async () => {
    const { text, message, decision } = await ask(search, says(own), translates(faithful));
    expect(text).toBe(faithful);
    expect(message?.parts[0]).toEqual({
      type: 'translation',
      label: 'Übersetzt (Original: Englisch)',
      showOriginal: 'Original anzeigen',
      from: 'en',
      original: own,
    });
    expect(message?.parts.map((it) => it.type)).toEqual(expect.arrayContaining(['translation', 'sources']));
    expect(message?.parts.map((it) => it.type)).not.toContain('offerPerson');
    expect(decision.verdicts).toContainEqual({
      sentence: own,
      kept: true,
      reason: `taken from “${question}”, translated from English and compared`,
    });
    expect(decision.secondCalls[0]).toMatchObject({ purpose: 'translated', result: '1 from en to de' });
    const again = await ask(search, says(own));
    expect(again.text).toBe(faithful);
    expect(again.decision.secondCalls).toEqual([
      { purpose: 'translated', result: '1 from en to de, translated before', ms: 0 },
    ]);
  });

  test('is read as it is until then', async () => {
    const visitor = await demo.visitor();
    demo.script(search, says(own));
    const told = await toldWhile(demo, visitor.contactId, () => visitor.ask(asked));
    expect(told.map((it) => it.text)).toContain(asOriginal);
  });

  test('takes the place of what the model says in the visitor’s language by itself', async () => {
    const { text, decision } = await ask(search, says('Die Lieferung dauert 2 Tage. Sie ist kostenlos.'));
    expect(text).not.toContain('2 Tage');
    expect(decision.verdicts.filter((it) => it.kept).map((it) => it.sentence)).not.toContain('Sie ist kostenlos.');
  });
});

describe('an answer that the shop itself translated', () => {
  const theirs = 'Standardversand: 4 bis 6 Werktage, er kostet $7.45.';
  const translate = (values: Record<string, string | null>) =>
    demo.member('POST /settings/translations/:locale', { params: { locale: 'de' }, body: { values } });
  const asTranslated = async () => {
    const { data } = await demo.member('GET /faqs', { query: {} });
    const id = data.find((it) => it.question === question)?.id ?? '';
    await translate({ [`faq.${id}.answer`]: `<p>${theirs}</p>`, [`faq.${id}.question`]: 'Wie lange dauert es?' });
    return id;
  };

  test('is quoted word for word, with its title, and nothing is translated', async () => {
    await asTranslated();
    const { text, message, decision } = await ask(search, says(theirs));
    expect(text).toBe(theirs);
    expect(decision.secondCalls).toEqual([]);
    expect(message?.parts.map((it) => it.type)).not.toContain('translation');
    expect(message?.parts).toContainEqual(
      expect.objectContaining({
        type: 'sources',
        sources: [expect.objectContaining({ title: 'Wie lange dauert es?' })],
      }),
    );
    expect(decision.verdicts).toContainEqual(expect.objectContaining({ sentence: theirs, kept: true }));
  });

  test('is no ground for another figure, and none for what is not in it', async () => {
    const { text } = await ask(
      search,
      says('Standardversand: 3 bis 6 Werktage, er kostet $7.45. Er ist immer gratis.'),
    );
    for (const it of ['3 bis 6', 'gratis']) expect(text).not.toContain(it);
  });

  test('is quoted by the offline engine, too', async () => {
    const { text, decision } = await ask({ status: 401 });
    expect(decision.engine).toBe('offline-1');
    expect(text).toBe(theirs);
  });

  test('gives way to what the shop wrote, once that was changed', async () => {
    const id = await asTranslated();
    await demo.member('PUT /faqs/:id', { params: { id }, body: { answer: '<p>Standard delivery takes 9 days.</p>' } });
    const { text } = await ask({ status: 401 });
    expect(text).toBe(`${german.offline.shopSays}\nStandard delivery takes 9 days.`);
    await demo.member('PUT /faqs/:id', { params: { id }, body: { answer: `<p>${own}</p>` } });
    await translate({ [`faq.${id}.answer`]: null, [`faq.${id}.question`]: null });
  });
});

test('the offline engine, which cannot translate, shows the original and offers a person', async () => {
  const { text, message, decision } = await ask({ status: 401 });
  expect(decision.engine).toBe('offline-1');
  expect(text).toBe(asOriginal);
  expect(message?.parts).toContainEqual({ type: 'offerPerson' });
  expect(decision.secondCalls).toEqual([]);
});
