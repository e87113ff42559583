import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

async function newShop() {
  const { api } = await (await w.shop()).member();
  await api('POST /settings/translations', { body: { locale: 'de' } });
  const save = (values: Record<string, string>) =>
    api('POST /settings/translations/:locale', { params: { locale: 'de' }, body: { values } });
  const item = async (key: string) =>
    (await api('GET /settings/translations/:locale', { params: { locale: 'de' } })).data.items.find(
      (it) => it.key === key,
    );
  return { api, save, item };
}

describe('a translated answer', () => {
  test('is cleaned as the answer itself is, says something, and keeps its images for as long as it shows them', async () => {
    const { api, save, item } = await newShop();
    const body = { question: 'Do you ship?', answer: '<p>Yes.</p>', category: '', published: true };
    const { data: faq } = await api('POST /faqs', { body: { ...body, variants: [], featured: true } });
    const key = `faq.${faq.id}.answer`;
    expect(await item(key)).toMatchObject({ isRich: true, about: 'Do you ship?' });
    for (const empty of ['<p></p>', '<p> <script>x</script></p>', '<style>p{}</style>']) {
      await expect(save({ [key]: empty }), empty).rejects.toMatchObject({ code: 'bad_input' });
    }
    const hostile =
      '<p onclick="x()">Ja <a href="javascript:x()">hier</a></p><iframe src="https://evil.example"></iframe>';
    await save({ [key]: hostile });
    const german = (await item(key))?.own;
    const { data: other } = await api('POST /faqs', {
      body: { ...body, answer: hostile, variants: [], featured: true },
    });
    expect(german).toBe(other.answer);
    expect(german).not.toMatch(/onclick|javascript|evil/);

    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const { data: file } = await api('POST /files', {
      query: { name: 'a.png', forVisitors: 'true' },
      body: new Blob([png], { type: 'image/png' }),
    });
    const uses = async () =>
      (await w.services.db.selectFrom('file_uses').select('used_by').where('file_id', '=', file.id).execute()).map(
        (it) => it.used_by,
      );
    const image = `<p>Ja</p><img src="${new URL(file.url).pathname}" alt="">`;
    await save({ [key]: image });
    expect(await uses()).toEqual([faq.id]);
    await api('PUT /faqs/:id', { params: { id: faq.id }, body: { answer: '<p>Yes!</p>' } });
    expect(await uses()).toEqual([faq.id]);
    const guessed = image.replace(/[^/]*" alt/, '00" alt');
    await expect(save({ [key]: guessed })).rejects.toMatchObject({
      fields: { [key]: expect.any(String) },
    });
    await api('DELETE /settings/translations/:locale', { params: { locale: 'de' } });
    expect(await uses()).toEqual([]);
  });
});
