import type { ScriptedAnswer } from '@chatty/simulator/src/model/answer-script.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../test-kit/test-server.ts';
import { type ModelServer, openModelServer } from '../../../test-kit/model-server.ts';

let w: TestServer;
let model: ModelServer;
beforeAll(async () => {
  model = await openModelServer();
  w = await testServer({ engine: model.engine });
});
beforeEach(() => w.forgetLimits());
afterAll(async () => {
  await w?.close();
  await model?.close();
});

const soon = { timeout: 20_000 };
/** So many FAQs are asked for in two portions: each is a question and an answer. */
const many = 15;

interface Made {
  key: string;
  text: string | null;
}
const answer = (translations: readonly Made[]): ScriptedAnswer => ({
  text: [JSON.stringify({ translations: translations.map((it) => ({ ...it, forms: [] })) })],
});

async function stage() {
  const shop = await w.shop();
  const { api } = await shop.member();
  await api('POST /settings/translations', { body: { locale: 'de' } });
  const items = async () => (await api('GET /settings/translations/:locale', { params: { locale: 'de' } })).data.items;
  const item = async (key: string) => (await items()).find((it) => it.key === key);
  const missing = async () => (await items()).filter((it) => it.own === null && it.builtIn === null);
  const begin = async (overwrite = false) =>
    (await api('POST /settings/translations/:locale/machine', { params: { locale: 'de' }, body: { overwrite } })).data;
  const run = async () =>
    (await api('GET /settings/translations')).data.locales.find((it) => it.locale === 'de')?.machine ?? null;
  const addFaq = async (question: string, html = `<p>About ${question}</p>`) =>
    (await api('POST /faqs', { body: { question, answer: html, featured: true } })).data.id;
  const write = (values: Record<string, string | null>) =>
    api('POST /settings/translations/:locale', { params: { locale: 'de' }, body: { values } });
  return { shop, api, items, item, missing, begin, run, addFaq, write };
}
const german = (items: readonly { key: string; source: unknown }[]): Made[] =>
  items.map(({ key, source }) => ({ key, text: `Deutsch: ${String(source)}` }));

describe('what the language model translates', () => {
  test('is what is missing, is marked as its own, and leaves what a person wrote as it is', async () => {
    const { addFaq, write, missing, begin, run, item } = await stage();
    const id = await addFaq('Do you ship?');
    const mine = await addFaq('Really?');
    await write({ [`faq.${mine}.question`]: 'Wirklich?' });
    const wanted = await missing();
    expect(wanted.map((it) => it.key)).not.toContain(`faq.${mine}.question`);
    model.script(answer([...german(wanted), { key: `faq.${mine}.question`, text: 'Echt?' }]));
    expect(await begin()).toEqual({ total: wanted.length });
    await expect.poll(run, soon).toEqual({ state: 'done', total: wanted.length, done: wanted.length, refused: 0 });
    expect(await item(`faq.${id}.question`)).toMatchObject({ own: 'Deutsch: Do you ship?', writtenBy: 'machine' });
    expect(await item(`faq.${mine}.question`)).toMatchObject({ own: 'Wirklich?', writtenBy: 'person' });
    expect(await missing()).toEqual([]);
    // The wire: the originals went out, with what they belong to.
    for (const it of ['Do you ship?', 'from English into German']) expect(model.requests()).toContain(it);
    expect(await begin()).toEqual({ total: 0 });
  });

  test('is of any length: a long answer is translated piece by piece, and stands whole or not at all', async () => {
    const { addFaq, missing, begin, run, item } = await stage();
    const paragraph = (at: number) => `<p>${at}${' and more'.repeat(300)}</p>`;
    const html = Array.from({ length: 7 }, (_, at) => paragraph(at)).join('');
    const id = await addFaq('What is it all about?', html);
    const key = `faq.${id}.answer`;
    const others = german((await missing()).filter((it) => it.key !== key));
    const piece = (...ats: number[]): ScriptedAnswer =>
      answer([{ key, text: ats.map((at) => `<p>Absatz ${at}</p>`).join('') }]);
    model.script(answer(others), piece(0, 1), piece(2, 3), answer([]));
    await begin();
    await expect.poll(run, soon).toMatchObject({ state: 'done', refused: 1 });
    expect(await item(key)).toMatchObject({ own: null });
    model.script(piece(0, 1), piece(2, 3), piece(4, 5), piece(6));
    await begin();
    await expect.poll(run, soon).toMatchObject({ state: 'done', refused: 0 });
    expect((await item(key))?.own).toBe([0, 1, 2, 3, 4, 5, 6].map((at) => `<p>Absatz ${at}</p>`).join(''));
  });

  test('is checked: what loses a placeholder, says nothing, or shows another’s picture is left out and counted', async () => {
    const { shop, api, addFaq, missing, begin, run, item } = await stage();
    const body = { cartBoosterPopupSettings: { freeShippingText: 'Only {amount} to go' } };
    await api('POST /settings/widget/:id', { params: { id: shop.id }, body });
    const id = await addFaq('Do you ship?');
    const wanted = await missing();
    const made = german(wanted).map((it) => {
      if (it.key === 'popupsFreeShippingText') return { ...it, text: 'Nur noch ein wenig' };
      if (it.key === `faq.${id}.question`) return { ...it, text: ' ' };
      return it.key === `faq.${id}.answer` ? { ...it, text: '<p>Ja</p><img src="https://evil.example/x.png">' } : it;
    });
    model.script(answer(made));
    await begin();
    await expect.poll(async () => (await run())?.state, soon).toBe('done');
    expect(await run()).toMatchObject({ refused: 3 });
    expect((await missing()).map((it) => it.key).toSorted()).toEqual(
      ['popupsFreeShippingText', `faq.${id}.answer`, `faq.${id}.question`].toSorted(),
    );
    expect(await item('popupsFreeShippingText')).toMatchObject({ own: null });
  });

  test('stays where the model fails later, says so, and goes on from there', async () => {
    const { addFaq, missing, begin, run } = await stage();
    for (let n = 0; n < many; n += 1) await addFaq(`Question ${n}?`);
    const wanted = await missing();
    expect(wanted.length).toBeGreaterThan(25);
    model.script(answer(german(wanted)), { status: 400, message: 'No' });
    await begin();
    await expect.poll(async () => (await run())?.state, soon).toBe('failed');
    expect(await run()).toEqual({ state: 'failed', total: wanted.length, done: 25, refused: 0 });
    const left = await missing();
    expect(left).toHaveLength(wanted.length - 25);
    model.script(answer(german(left)));
    expect(await begin()).toEqual({ total: left.length });
    await expect.poll(async () => (await run())?.state, soon).toBe('done');
    expect(await missing()).toEqual([]);
  }, 90_000);

  test('is nothing where the model answers in no shape that can be read', async () => {
    const { addFaq, missing, begin, run } = await stage();
    await addFaq('Do you ship?');
    const { length } = await missing();
    model.script({ text: ['I would rather not.'] });
    await begin();
    await expect.poll(async () => (await run())?.state, soon).toBe('done');
    expect(await run()).toMatchObject({ done: length, refused: length });
    expect(await missing()).toHaveLength(length);
  });

  test('takes the place of a person’s words only by their choice, and never of those written meanwhile', async () => {
    const { addFaq, write, begin, items, item, run } = await stage();
    const [one, two] = [await addFaq('One?'), await addFaq('Two?')];
    const keys = [`faq.${one}.question`, `faq.${two}.question`] as const;
    await write({ [keys[0]]: 'Eins?', [keys[1]]: 'Zwei?' });
    const wanted = (await items()).filter((it) => it.own !== null || it.builtIn === null);
    model.script({ ...answer(german(wanted)), delayMs: 1_500 });
    expect(await begin(true)).toEqual({ total: wanted.length });
    // The request is on its way: a colleague writes one of the texts meanwhile.
    await expect.poll(() => model.requests(), soon).toContain('One?');
    await write({ [keys[1]]: 'Zwo?' });
    await expect(begin(true)).rejects.toMatchObject({ code: 'conflict' });
    await expect.poll(async () => (await run())?.state, soon).toBe('done');
    expect(await item(keys[0])).toMatchObject({ own: 'Deutsch: One?', writtenBy: 'machine' });
    expect(await item(keys[1])).toMatchObject({ own: 'Zwo?', writtenBy: 'person' });
  });

  test('has failed once nothing is heard of it any more, and can be begun again', async () => {
    const { shop, addFaq, missing, begin, run } = await stage();
    await addFaq('Do you ship?');
    const wanted = await missing();
    const told_at = new Date(Date.now() - 11 * 60_000);
    const lost = { state: 'running' as const, total: 9, done: 4, refused: 0, begun_at: told_at, told_at };
    await w.services.db
      .insertInto('translation_runs')
      .values({ shop_id: shop.id, locale: 'de', ...lost })
      .execute();
    expect(await run()).toMatchObject({ state: 'failed', done: 4 });
    model.script(answer(german(wanted)));
    expect(await begin()).toEqual({ total: wanted.length });
    await expect.poll(async () => (await run())?.state, soon).toBe('done');
  });

  test('is translated anew once its original has changed, where the model wrote it', async () => {
    const { api, addFaq, missing, begin, item, run } = await stage();
    const id = await addFaq('Do you ship?');
    model.script(answer(german(await missing())));
    await begin();
    await expect.poll(async () => (await run())?.state, soon).toBe('done');
    await api('PUT /faqs/:id', { params: { id }, body: { question: 'Do you ship abroad?' } });
    const key = `faq.${id}.question`;
    expect(await item(key)).toMatchObject({ isChanged: true });
    model.script(answer([{ key, text: 'Versenden Sie ins Ausland?' }]));
    expect(await begin()).toEqual({ total: 1 });
    await expect.poll(async () => (await item(key))?.own, soon).toBe('Versenden Sie ins Ausland?');
    expect(await item(key)).toMatchObject({ isChanged: false });
  });
});
