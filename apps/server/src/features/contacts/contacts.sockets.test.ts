import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Listener } from '../../platform/live/hub.ts';
import { doJob } from '../../test-kit/do-job.ts';
import { type TestServer, testServer } from '../../test-kit/test-server.ts';
import { mailReplyJob } from '../notifications/notifications.jobs.ts';
import { visitorSockets } from './contacts.sockets.ts';

let w: TestServer;
beforeAll(async () => {
  w = await testServer();
});
afterAll(() => w.close());

it('a tab of a mailed link is not the contact: they are not there, their page stays, answers are still mailed', async () => {
  const shop = await w.shop({ isEnableAIAssistant: false });
  const [visitor, member] = [await shop.visitor(), await shop.member()];
  const params = { id: newId() };
  const say = { params, body: { id: newId(), text: 'Hello?' } };
  await visitor.api('POST /client/api/conversations/:id/messages', say);
  const email = `${newId()}@visitor.example`;
  await visitor.api('POST /client/api/conversations/:id/contact', { params, body: { email } });
  const socket = (only?: string): Listener => ({
    shopId: shop.id,
    memberId: null,
    contactId: visitor.contactId,
    only,
    isCrmLogin: false,
    sentUpTo: 0,
    write: () => {},
    end: () => {},
  });
  const look = (listener: Listener, title: string) => {
    const place = { url: `https://${shop.domain}/${title}`, title };
    return visitorSockets.at?.(w.services, listener, { t: 'at', place, cart: null });
  };
  const whereabouts = async () => {
    const { data } = await member.api('GET /contacts/:id', { params: { id: visitor.contactId } });
    return { online: data.online, title: data.place?.title };
  };

  const byLink = socket(params.id);
  await visitorSockets.joined?.(w.services, byLink);
  await look(byLink, 'theirs');
  expect(await whereabouts()).toEqual({ online: false, title: undefined });
  await member.api('POST /conversations/:id/messages', { params, body: { id: newId(), text: 'Here I am.' } });
  const answered = { shopId: shop.id, conversationId: params.id };
  await doJob(w.services, mailReplyJob, answered);
  expect(w.mails.filter((mail) => mail.to === email)).toHaveLength(1);

  const own = socket();
  await visitorSockets.joined?.(w.services, own);
  await look(own, 'own');
  await look(byLink, 'theirs');
  await visitorSockets.left?.(w.services, byLink);
  expect(await whereabouts()).toEqual({ online: true, title: 'own' });
  await visitorSockets.left?.(w.services, own);
  expect(await whereabouts()).toEqual({ online: false, title: undefined });
});
