import { newId } from '@chatty/contract/new-id';
import { visitorName } from '@chatty/contract/visitor-name';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually, type InboxDesk, openInboxDesk, openTab, partsOf } from './inbox-desk.ts';

let desk: InboxDesk;
beforeAll(async () => {
  desk = await openInboxDesk();
});
afterAll(() => desk?.close());
beforeEach(() => desk.services.forgetLimits());

test('a visitor who left no name is called alike everywhere, with the page they look at, and last seen when they left', async () => {
  const { page, guest, shop, errors, close } = await desk.inbox();
  const visitor = await guest('Is [this one](https://x.example/a/b) warm?');
  await visitor.api('POST /client/api/conversations/:id/talk-to-person', { params: { id: visitor.conversationId } });
  const { name } = visitorName(visitor.contactId);
  const { rows, thread, button } = partsOf(page);
  const tab = await openTab(desk.origin, visitor.token);
  tab.say({ t: 'at', place: { url: `https://${shop.domain}/products/tent`, title: 'Blue tent' }, cart: null });
  const row = rows.filter({ hasText: name });
  await row.getByText('on Blue tent').waitFor();
  await row.getByText('Is this one warm?').waitFor();

  await row.click();
  await page.getByRole('heading', { name }).nth(1).waitFor();
  await thread.getByText(name, { exact: true }).waitFor();
  await page.getByText('Online now').waitFor();
  tab.close();
  await page.getByText('Last seen just now').waitFor();
  await row.getByText('on Blue tent').waitFor({ state: 'hidden' });
  await page.getByRole('complementary', { name: 'Customer' }).getByText('No contact details yet').waitFor();

  await visitor.api('POST /client/api/conversations/:id/contact', {
    params: { id: visitor.conversationId },
    body: { email: 'ada@x.example' },
  });
  await page.getByText('Unverified').first().waitFor();
  await button('Delete contact').click();
  await page.getByRole('dialog', { name: 'Delete ada@x.example?' }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('what visitors and colleagues do before the socket of a slow page is open stands on the screen too', async () => {
  const { page, guest, shop, owner, errors, close } = await desk.inbox();
  const visitor = await guest('Is the blue one back?');
  const { name } = visitorName(visitor.contactId);
  const { rows, tab } = partsOf(page);
  const late = Promise.withResolvers<void>();
  await page.routeWebSocket(/realtime/, async (socket) => {
    await late.promise;
    socket.connectToServer();
  });
  await page.reload();
  const row = rows.filter({ hasText: name });
  await row.waitFor();
  const there = await openTab(desk.origin, visitor.token);
  there.say({ t: 'at', place: { url: `https://${shop.domain}/products/tent`, title: 'Blue tent' }, cart: null });
  await owner.api('POST /conversations/:id/assign', {
    params: { id: visitor.conversationId },
    body: { memberId: owner.id },
  });
  late.resolve();
  await row.getByText('on Blue tent').waitFor();
  await tab('Mine').getByText('1').waitFor();
  there.close();
  expect(errors).toEqual([]);
  await close();
});

test('who opens a conversation learns at once who looks at it, and that they have left', async () => {
  const { page, guest, shop, owner, errors, close } = await desk.inbox();
  const tom = await shop.member({ role: 'member', name: 'Tom Reed' });
  const { conversationId } = await guest('Is the blue one back?');
  const { rows, thread } = partsOf(page);
  await rows.first().click();
  await thread.getByText('Is the blue one back?').waitFor();

  const tab = await openTab(desk.origin, tom.token);
  tab.say({ t: 'viewing', conversationId });
  await page.getByText('Tom Reed is viewing').waitFor();
  const viewing = { type: 'viewing', payload: { conversationId, memberId: owner.id } };
  const of = (left: boolean) => tab.heard.filter((it) => it.type === 'viewing' && (it.payload?.left ?? false) === left);
  await eventually(() => of(false).at(-1)).toMatchObject(viewing);
  // A tab that is closed looks at nothing, either.
  tab.say({ t: 'viewing', conversationId: null });
  await page.getByText('Tom Reed is viewing').waitFor({ state: 'hidden' });
  tab.say({ t: 'viewing', conversationId });
  await page.getByText('Tom Reed is viewing').waitFor();
  const watching = await openTab(desk.origin, tom.token);
  tab.close();
  await page.getByText('Tom Reed is viewing').waitFor({ state: 'hidden' });

  await page.goto(`${desk.origin}/faqs`);
  await eventually(() =>
    watching.heard.some((it) => it.type === 'viewing' && it.payload?.left === true && it.payload.memberId === owner.id),
  ).toBe(true);
  watching.close();
  expect(errors).toEqual([]);
  await close();
});

test('who touches nothing for minutes is idle to colleagues, reads nothing, and is there again with the first touch', async () => {
  const { page, guest, shop, owner, errors, close } = await desk.inbox();
  const tom = await shop.member({ role: 'member', name: 'Tom Reed' });
  const visitor = await guest('Is the blue one back?');
  const { conversationId } = visitor;
  const { thread } = partsOf(page);
  const tab = await openTab(desk.origin, tom.token);
  await page.clock.install();
  await page.goto(`${desk.origin}/inbox/${conversationId}`);
  await thread.getByText('Is the blue one back?').waitFor();
  const told = () => tab.heard.findLast((it) => it.type === 'viewing' && it.payload?.memberId === owner.id)?.payload;
  await eventually(told).toMatchObject({ conversationId, idle: false });
  await page.clock.fastForward('03:01');
  await eventually(told).toMatchObject({ conversationId, idle: true });
  const isRead = async () =>
    (await owner.api('GET /conversations/:id', { params: { id: conversationId } })).data.isRead;
  await eventually(isRead).toBe(true);
  await visitor.say('Hello? Anybody?');
  await thread.getByText('Hello? Anybody?').waitFor();
  expect(await isRead()).toBe(false);
  await page.mouse.move(300, 300);
  await eventually(told).toMatchObject({ conversationId, idle: false });
  await eventually(isRead).toBe(true);

  tab.say({ t: 'viewing', conversationId, idle: true });
  await page.getByText('Tom Reed is idle here').waitFor();
  tab.say({ t: 'viewing', conversationId });
  await page.getByText('Tom Reed is viewing').waitFor();
  tab.close();
  expect(errors).toEqual([]);
  await close();
});

test('a reply written offline does not cover what a colleague replied meanwhile, until its writer wants that', async () => {
  const { page, guest, shop, close } = await desk.inbox();
  const visitor = await guest('Is the blue one back?');
  const maya = await shop.member({ name: 'Maya Lind' });
  const { rows, thread, composer, button } = partsOf(page);
  await rows.first().click();
  await thread.getByText('Is the blue one back?').waitFor();
  await composer.fill('No, sorry');
  await page.context().setOffline(true);
  await composer.press('Enter');
  await thread.getByText('No, sorry').waitFor();
  await maya.api('POST /conversations/:id/messages', {
    params: { id: visitor.conversationId },
    body: { id: newId(), text: 'Yes, since today' },
  });
  await page.context().setOffline(false);
  await thread.getByText('Maya Lind has replied to the visitor since you wrote this.').waitFor();
  expect(await visitor.reads()).toEqual(['Is the blue one back?', 'Yes, since today']);
  await button('Send anyway').click();
  await eventually(() => visitor.reads()).toEqual(['Is the blue one back?', 'Yes, since today', 'No, sorry']);
  await close();
});

test('the tab’s icon shows the unread number, and loses it when its member logs out', async () => {
  const { page, guest, close } = await desk.inbox();
  const { button } = partsOf(page);
  const icon = async () => decodeURIComponent((await page.locator('link[rel="icon"]').getAttribute('href')) ?? '');
  await guest('Is the blue one back?');
  await eventually(icon).toContain('<text');
  await button(/^User menu/).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  await eventually(icon).not.toContain('<text');
  await close();
});
