import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

describe('how a shop’s assistant works', () => {
  it('is natural until an admin chooses exact, which the team hears of; all else of the chatbox stays', async () => {
    const shop = await w.shop({ aiAssistantSettings: { botName: 'Robin' }, isEnableAIAssistant: false });
    const { api } = await shop.member();
    const first = { id: shop.id, isEnableAIAssistant: false, aiAssistantSettings: { aiAssistantMode: 'natural' } };
    expect((await api('GET /settings/widget')).data).toMatchObject(first);
    const body = { aiAssistantSettings: { aiAssistantMode: 'exact' as const } };
    const { data } = await api('POST /settings/widget/:id', { params: { id: shop.id }, body });
    expect(data).toMatchObject(body);
    // What is left out stays as it is.
    await api('POST /settings/widget/:id', { params: { id: shop.id }, body: { aiAssistantSettings: {} } });
    await api('POST /settings/widget/:id', { params: { id: shop.id }, body: {} });
    expect((await api('GET /settings/widget')).data).toMatchObject({ ...first, ...body });
    const event = await w.services.db
      .selectFrom('events')
      .selectAll()
      .where('shop_id', '=', shop.id)
      .where('type', '=', 'shop.changed')
      .orderBy('n')
      .executeTakeFirst();
    expect(event).toMatchObject({ type: 'shop.changed', for_team: true, for_contact: null, payload: body });
    const { widget } = await w.services.db
      .selectFrom('shops')
      .select('widget')
      .where('id', '=', shop.id)
      .executeTakeFirstOrThrow();
    expect(widget).toMatchObject({
      isEnableAIAssistant: false,
      aiAssistantSettings: { botName: 'Robin', aiAssistantMode: 'exact' },
    });
  });

  it('takes nothing but what there is to choose', async () => {
    const shop = await w.shop();
    const { token } = await shop.member();
    const wrong = [
      { aiAssistantSettings: { aiAssistantMode: 'creative' } },
      { aiAssistantSettings: { aiAssistantMode: null } },
      { aiAssistantSettings: { themes: [] } },
      { aiAssistantSettings: 'exact' },
      { brandColor: 'black' },
      { colour: '#000000' },
    ];
    for (const body of wrong) {
      const answer = await fetch(`${w.origin}/api/settings/widget/${shop.id}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(answer.status, JSON.stringify(body)).toBe(400);
    }
  });

  it('is an admin’s to change, for their own shop, and any member’s to read', async () => {
    const shop = await w.shop();
    const body = { aiAssistantSettings: { aiAssistantMode: 'exact' as const } };
    const { api } = await shop.member({ role: 'member' });
    const denied = api('POST /settings/widget/:id', { params: { id: shop.id }, body });
    await expect(denied).rejects.toMatchObject({ code: 'not_allowed' });
    expect((await api('GET /settings/widget')).data.aiAssistantSettings.aiAssistantMode).toBe('natural');
    const admin = await shop.member();
    for (const id of [newId(), (await w.shop()).id]) {
      const elsewhere = admin.api('POST /settings/widget/:id', { params: { id }, body });
      await expect(elsewhere).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
