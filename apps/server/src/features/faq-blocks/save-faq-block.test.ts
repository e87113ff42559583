import type { FaqBlock, FaqBlockChange } from '@chatty/contract/faq-blocks';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
  w.services.commerce.publishFaqBlocks = async () => {};
});
afterAll(() => w.close());

/** A block that two admins have open, and how each saves what they made of it. */
async function openTwice() {
  const shop = await w.shop();
  const [ada, bo] = [await shop.member(), await shop.member({ name: 'Bo' })];
  const body = { name: 'Help', source: 'featured', place: 'manual', layout: 'accordion', id: newId() } as FaqBlock;
  const { data: opened } = await ada.api('POST /faq-blocks', { body });
  const params = { id: opened.id };
  const { id: _, updatedAt: __, ...read } = opened;
  const saveBy = (member: typeof ada) => async (over: Partial<FaqBlockChange>) =>
    (await member.api('PUT /faq-blocks/:id', { params, body: { ...read, from: read, ...over } })).data;
  const now = async () => (await ada.api('GET /faq-blocks/:id', { params })).data;
  return { ada, read, params, now, adaSaves: saveBy(ada), boSaves: saveBy(bo) };
}

describe('who saves a block that somebody else has saved since', () => {
  it('keeps what the other changed in the fields that are as they were read', async () => {
    const { adaSaves, boSaves, now } = await openTwice();
    await adaSaves({ title: 'Ada’s title', pagePaths: ['/pages/help'] });
    const saved = await boSaves({ name: 'Bo’s name', mostShown: 3 });
    const both = { name: 'Bo’s name', mostShown: 3, title: 'Ada’s title', pagePaths: ['/pages/help'] };
    expect(saved).toMatchObject(both);
    expect(await now()).toEqual(saved);
  });

  it('is refused, with the fields that both changed, and nothing of it is saved', async () => {
    const { adaSaves, boSaves, read, now } = await openTwice();
    const before = await adaSaves({ title: 'Ada’s', isActive: false });
    await expect(boSaves({ title: 'Bo’s', isActive: false, layout: 'grid' })).rejects.toMatchObject({
      ...{ code: 'conflict', fields: { title: 'Someone else changed this' } },
    });
    expect(await now()).toEqual(before);
    expect(await boSaves({ title: 'Bo’s', layout: 'grid', from: { ...read, title: 'Ada’s' } })).toMatchObject({
      ...{ title: 'Bo’s', layout: 'grid', isActive: false },
    });
  });

  it('is refused where what both changed makes no block together', async () => {
    const { ada, adaSaves, boSaves, now } = await openTwice();
    const pages = await adaSaves({ place: 'pages', pagePaths: ['/pages/help'] });
    const { id, updatedAt: _, ...read } = pages;
    await ada.api('PUT /faq-blocks/:id', {
      params: { id },
      body: { ...read, place: 'manual', pagePaths: [], from: read },
    });
    const before = await now();
    // Of pages again, without saying which: those that were there are gone by now.
    await expect(boSaves({ ...read, place: 'pages', from: { ...read, place: 'manual' } })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await now()).toEqual(before);
  });

  it('at the very same time is refused all the same: one of two comes second', async () => {
    const { adaSaves, boSaves, now } = await openTwice();
    const tried = await Promise.allSettled([adaSaves({ title: 'Ada’s' }), boSaves({ title: 'Bo’s' })]);
    expect(tried.map((it) => it.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await now()).toEqual(tried.find((it) => it.status === 'fulfilled')?.value);
  });

  it('says no less than everything where it does not say what was read', async () => {
    const { ada, adaSaves, read, params } = await openTwice();
    await adaSaves({ title: 'Ada’s' });
    const { data } = await ada.api('PUT /faq-blocks/:id', { params, body: { ...read, title: 'Other' } });
    expect(data.title).toBe('Other');
  });
});
