import { createApi } from '@chatty/client/api';
import { newId } from '@chatty/contract/new-id';
import { visitorName } from '@chatty/contract/visitor-name';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { Unreachable } from '../../platform/problem.ts';
import type { Mail } from '../../ports/mail.ts';
import { type TestShop, type TestServer, testServer } from '../../test-kit/test-server.ts';
import { append } from '../conversations/index.ts';
import { mailReply } from './mail/mail-reply.ts';
import { tellMembers } from './tell-members.ts';
import { joinSocket, lookAt } from '../../test-kit/at-socket.ts';

let w: TestServer;
const sent: Mail[] = [];
const tries: string[] = [];
beforeAll(async () => {
  w = await testServer({
    mailer: {
      async send(mail) {
        tries.push(mail.to);
        // The first mail of all does not get through at once.
        if (tries.length === 1) throw new Unreachable('Try again.');
        sent.push(mail);
      },
    },
  });
});
afterAll(() => w.close());

async function ask(shop: TestShop) {
  const visitor = await shop.visitor();
  const params = { id: newId() };
  await visitor.api('POST /client/api/conversations/:id/messages', { params, body: { id: newId(), text: 'Hello?' } });
  return { visitor, params };
}

describe('a mail', () => {
  it('that is tried again does not repeat those to the others of the team', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    for (let i = 0; i < 3; i += 1) await shop.member();
    await ask(shop);
    await expect.poll(() => tries.length, { timeout: 20_000 }).toBe(4);
    await expect.poll(() => sent.length).toBe(3);
    expect(new Set(sent.map((it) => it.to)).size).toBe(3);
  });

  it('tells a visitor an answer once, however many follow', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const member = await shop.member();
    const { visitor, params } = await ask(shop);
    const body = { email: 'ida@visitor.example' };
    await visitor.api('POST /client/api/conversations/:id/contact', { params, body });
    for (const text of ['First answer', 'Second answer']) {
      await member.api('POST /conversations/:id/messages', { params, body: { id: newId(), text } });
      await mailReply(shop.ctx, params.id);
      await mailReply(shop.ctx, params.id);
    }
    const texts = sent.filter((it) => it.to === body.email).map((it) => it.text);
    expect(texts).toHaveLength(2);
    expect(texts[1]).not.toContain('First answer');
  });

  it('quotes what the visitor asked and where they are, not what the assistant said when it gave up', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false });
    const member = await shop.member();
    const { visitor, params } = await ask(shop);
    const toMember = () => sent.filter((it) => it.to === member.email);
    await expect.poll(() => toMember().length, { timeout: 20_000 }).toBe(1);
    const text = 'I’m passing you on to a colleague.';
    const message = { id: newId(), kind: 'text' as const, text, parts: [], files: [] };
    const [conversationId, shopId] = [params.id, shop.id];
    const by = { type: 'assistant' as const };
    const entry = { shopId, conversationId, by, event: () => null };
    const gaveUp = { ...entry, activity: 'assistant_gave_up' as const };
    await transaction(shop.ctx, (tx) => append(tx, [{ ...entry, message }, gaveUp]));
    const body = { id: newId(), text: 'Is the *blue* one vegan?' };
    await visitor.api('POST /client/api/conversations/:id/messages', { params, body });
    const { contactId } = visitor;
    await joinSocket(w.services, { shopId, contactId });
    const place = { url: `https://${shop.domain}/products/boot?email=ida%40x.example`, title: 'Trail boot' };
    await lookAt(w.services, { shopId, contactId }, place);
    w.setTime(new Date(Date.now() + 11 * 60_000).toISOString());
    const before = toMember().length;
    await tellMembers(w.services, [{ shopId, conversationId, topic: 'waiting', memberId: member.id }]);
    await expect.poll(() => toMember().length).toBe(before + 1);
    const mail = toMember().at(-1);
    const { name } = visitorName(contactId);
    expect(mail?.subject).toBe(`${name} is waiting for a reply · Test shop`);
    expect(mail?.text).toContain(
      `${name}:\n> Hello?\n> Is the blue one vegan?\nPage: Trail boot (https://${shop.domain}/products/boot)`,
    );
    expect(mail?.text).not.toContain('colleague');
    expect(mail?.text).toContain(`${w.services.config.APP_URL}/inbox/${conversationId}`);
  });

  it('to a visitor is the shop’s: its name, what was asked, who answers, and the way back into the conversation', async () => {
    const shop = await w.shop({ isEnableAIAssistant: false, brandColor: '#8a1c3b' });
    await w.services.db.updateTable('shops').set({ name: 'Løv & Sønner' }).where('id', '=', shop.id).execute();
    const member = await shop.member({ name: 'Maya Lind' });
    const { visitor, params } = await ask(shop);
    const email = `${newId()}@visitor.example`;
    await visitor.api('POST /client/api/conversations/:id/contact', { params, body: { email } });
    const name = 'size chart.txt';
    const { data: file } = await member.api('POST /files', { query: { name }, body: new Blob(['S M L']) });
    const body = { id: newId(), text: 'Yes! See **our** [guide](/pages/sizes).', fileIds: [file.id] };
    await member.api('POST /conversations/:id/messages', { params, body });
    await mailReply(shop.ctx, params.id);
    const mail = sent.find((it) => it.to === email);
    expect(mail).toMatchObject({
      subject: 'New reply from Løv & Sønner',
      senderName: 'Løv & Sønner',
      thread: expect.stringContaining(params.id),
    });
    const link = new RegExp(`https://${shop.domain}/#chatty=[\\w.-]+`).exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail?.html).toContain(`href="${link}"`);
    const token = link.split('=')[1] ?? '';
    const open = createApi({ origin: w.origin, token: async () => null });
    const opened = await open('POST /client/api/visitors/by-link', { body: { shop: shop.domain, link: token } });
    expect(opened.data.conversationId).toBe(params.id);
    expect(mail?.text).toContain('You asked:\n> Hello?');
    expect(mail?.text).toContain(
      `Maya Lind:\nYes! See our guide (https://${shop.domain}/pages/sizes).\nAttachment: ${name} (1 kB): ${file.url}`,
    );
    expect(mail?.html).toContain(`href="https://${shop.domain}/pages/sizes"`);
    expect(mail?.html).toContain('background-color:#8a1c3b');
    expect(mail?.html).not.toContain('Chatty');
  });
});
