import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chatTexts } from '@chatty/contract/visitor-texts/catalogue';
import { textTabs } from '@chatty/contract/visitor-texts/text-tabs';
import { frameOf } from '../../language/languages.ts';
import { sentences } from '../../language/sentences/sentences.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
beforeEach(() => w.forgetLimits());
afterAll(() => w.close());

type Values = Record<string, string | Record<string, string> | null>;

/** A shop whose languages are English, German, Greek and Bulgarian, of which the assistant speaks all but the last. */
async function newShop() {
  const shop = await w.shop();
  const { api } = await shop.member();
  for (const locale of ['de', 'el', 'bg']) await api('POST /settings/translations', { body: { locale } });
  const save = (locale: string, values: Values) =>
    api('POST /settings/translations/:locale', {
      params: { locale },
      body: { values: values as Record<string, string | null> },
    });
  const items = async (locale: string) =>
    (await api('GET /settings/translations/:locale', { params: { locale } })).data.items.filter((it) =>
      it.key.startsWith('assistantSays'),
    );
  const item = async (locale: string, key: string) => (await items(locale)).find((it) => it.key === key);
  const progress = async (locale: string) =>
    (await api('GET /settings/translations')).data.locales.find((it) => it.locale === locale);
  return { shop, api, save, items, item, progress };
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (problem: { fields?: Record<string, string> }) => problem.fields,
  );

describe('the sentences of the assistant among the translations', () => {
  test('stand in its tab, each in a category that there is, with what the product says in every language it has', async () => {
    const { items, item } = await newShop();
    const categories: string[] = textTabs.find((it) => it.id === 'assistant')?.categories.map((it) => it.id) ?? [];
    const [english, greek, bulgarian] = [await items('en'), await items('el'), await items('bg')];
    expect(english.map((it) => it.key).toSorted()).toEqual([...sentences.keys()].toSorted());
    for (const it of english) expect([it.tab, categories.includes(it.category)], it.key).toEqual(['assistant', true]);
    expect(greek.filter((it) => it.builtIn === null)).toEqual([]);
    expect(bulgarian.filter((it) => it.builtIn !== null)).toEqual([]);
    const [el, en] = [frameOf('el'), frameOf('en')];
    expect(await item('el', 'assistantSaysHandedOff')).toMatchObject({ source: en.handedOff, builtIn: el.handedOff });
    expect(await item('de', 'assistantSaysAwayWithEmail')).toMatchObject({
      source: en.awayWithEmail('{email}'),
      builtIn: frameOf('de').awayWithEmail('{email}'),
    });
    expect((await item('de', 'assistantSaysFileOnly'))?.builtIn).toEqual({
      one: frameOf('de').fileOnly(1),
      other: frameOf('de').fileOnly(2),
    });
  });

  test('are missing where the assistant speaks nothing of a language, until they are translated', async () => {
    const { save, progress } = await newShop();
    const before = await progress('bg');
    await save('bg', { assistantSaysHandedOff: 'Предавам Ви на колега.', assistantSaysGreeting: 'Здравейте!' });
    expect((await progress('bg'))?.done).toBe((before?.done ?? 0) + 2);
    expect((await progress('de'))?.total).toBe(before?.total);
  });

  test('keep their placeholders, are marked when their original changes, and go back to the product’s words', async () => {
    const { save, item } = await newShop();
    expect(await refusal(save('en', { assistantSaysAwayWithEmail: 'We write to you.' }))).toEqual({
      assistantSaysAwayWithEmail: 'Keep {email}: it stands for what is put in.',
    });
    expect(await refusal(save('en', { assistantSaysHandedOff: 'I call {name}.' }))).toEqual({
      assistantSaysHandedOff: 'There is no {name} in the original. Use only its placeholders.',
    });
    await save('de', { assistantSaysHandedOff: 'Mia übernimmt.' });
    await save('en', { assistantSaysHandedOff: 'Mia takes over.' });
    expect(await item('de', 'assistantSaysHandedOff')).toMatchObject({
      source: 'Mia takes over.',
      own: 'Mia übernimmt.',
      isChanged: true,
    });
    await save('de', { assistantSaysHandedOff: null });
    expect(await item('de', 'assistantSaysHandedOff')).toMatchObject({
      own: null,
      builtIn: frameOf('de').handedOff,
      isChanged: false,
    });
  });

  test('go out and come back with the file of a language', async () => {
    const { api, items, save } = await newShop();
    await save('bg', { assistantSaysFileOnly: { one: 'Файлът…', other: 'Файловете…' } });
    const { data } = await api('GET /settings/translations/:locale/export', { params: { locale: 'bg' } });
    expect(data.csv).toContain('assistantSaysFileOnly,one');
    const line = /^assistantSaysCheckingOrder,,.*$/m.exec(data.csv)?.[0] ?? '';
    const body = new Blob([data.csv.replace(line, `${line.replace(/,$/, '')},Проверявам поръчката…`)]);
    const { data: taken } = await api('POST /settings/translations/:locale/import', { params: { locale: 'bg' }, body });
    expect(taken.changed).toBe(1);
    const own = (await items('bg')).filter((it) => it.own !== null);
    expect(own.map((it) => [it.key, it.own])).toEqual([
      ['assistantSaysFileOnly', { one: 'Файлът…', other: 'Файловете…' }],
      ['assistantSaysCheckingOrder', 'Проверявам поръчката…'],
    ]);
  });

  test('are no part of what the chat is sent', async () => {
    const { shop, save } = await newShop();
    await save('de', { assistantSaysHandedOff: 'Mia übernimmt.', liveChatSend: 'Los' });
    const visitor = await shop.visitor({ locale: 'de' });
    const { data } = await visitor.api('GET /client/api/widget');
    expect(data.widget.words).toEqual({ liveChatSend: 'Los' });
    expect([...sentences.keys()].filter((key) => key in chatTexts)).toEqual([]);
  });
});
