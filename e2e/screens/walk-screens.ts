import { chatTexts } from '@chatty/contract/visitor-texts/catalogue';
import { builtInTexts } from '@chatty/contract/visitor-texts/built-in-texts';
import { sayIn } from '@chatty/contract/visitor-texts/say-in';
import { newId } from '@chatty/contract/new-id';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { FullShop } from './full-shop.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const files = [
  { name: 'parcel.png', mimeType: 'image/png', buffer: picture },
  { name: `${'invoice-of-the-tent-'.repeat(6)}.txt`, mimeType: 'text/plain', buffer: Buffer.from('Hello') },
];

/** The keyboard does not leave a sheet that covers the rest. */
async function staysWithin(page: Page, name: string): Promise<void> {
  const sheet = page.getByRole('dialog', { name });
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    const isWithin = await sheet.evaluate((it) => it.contains((it.getRootNode() as ShadowRoot).activeElement));
    expect(isWithin, key).toBe(true);
  }
}

/** Leads a visitor, by the words of the language, to every screen of the chat, and has each looked at. */
export async function walkScreens(
  page: Page,
  shop: FullShop,
  locale: 'en' | 'ar',
  look: (screen: string) => Promise<void>,
): Promise<void> {
  const say = sayIn(chatTexts, locale, locale === 'ar' ? builtInTexts.ar : {});
  const dialog = page.getByRole('dialog', { name: say('navigationDialog') });
  const launcher = page.locator('#chatty-root .launcher');
  const button = (name: string | RegExp, exact = true) => dialog.getByRole('button', { name, exact });
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  const back = () => dialog.locator('.head > .turn').click();
  const thread = dialog.getByRole('log');
  const composer = field(say('liveChatWrite'));

  await launcher.waitFor();
  await look('launcher');
  await launcher.click();
  await button(shop.question).waitFor();
  await button('WhatsApp').waitFor();
  await look('home');
  await button('WhatsApp').click();
  await dialog.getByRole('img', { name: say('contactUsQrCode', { name: 'WhatsApp' }) }).waitFor();
  await look('contact');

  const search = dialog.getByRole('searchbox');
  await search.fill('qqqq');
  await dialog.getByText(say('faqsNoAnswers', { search: 'qqqq' })).waitFor();
  await look('nothing-found');
  await search.fill('');
  await button(shop.question).click();
  await dialog.getByRole('link', { name: 'twice' }).waitFor();
  await look('faq');
  await back();

  await dialog.locator('.track-card').click();
  await button(say('orderTrackingFind')).click();
  await dialog.getByText(say('orderTrackingNumberMissing')).waitFor();
  await look('order-form');
  await field(say('orderTrackingNumber')).fill(shop.order);
  await field(say('orderTrackingEmailOrPhone')).fill('ida@visitor.example');
  const { mails } = shop.stores.server;
  mails.length = 0;
  await button(say('orderTrackingFind')).click();
  await field(say('orderTrackingCode')).waitFor();
  await look('order-code');
  await expect.poll(() => mails.length, { timeout: 20_000 }).toBe(1);
  await field(say('orderTrackingCode')).fill(/\d{6}/.exec(mails[0]?.subject ?? '')?.[0] ?? '');
  await dialog.getByRole('list', { name: say('orderTrackingSteps') }).waitFor();
  await look('order');
  await back();

  await dialog.locator('.ask-line').click();
  await composer.waitFor();
  await look('conversation-new');
  await composer.fill('Tent');
  await composer.press('Enter');
  await dialog.getByText(say('liveChatRequired')).first().waitFor();
  await look('pre-chat');
  const form = dialog.getByRole('group', { name: say('liveChatAboutYou') });
  await field(say('liveChatName')).fill('Ida');
  await field(say('liveChatEmail')).fill('ida@visitor.example');
  await form.getByRole('combobox').selectOption('S');
  await form.getByRole('checkbox').check();
  await dialog.locator('input[type=file]').setInputFiles(files);
  await expect.poll(() => dialog.locator('progress').count()).toBe(0);
  await look('files');
  const before = await shop.latest();
  await button(say('liveChatSend')).click();
  await thread.getByRole('img', { name: 'parcel.png' }).waitFor();
  await expect.poll(() => shop.latest()).not.toBe(before);
  const id = await shop.latest();
  await expect.poll(() => shop.answers(id)).toBe(1);
  await shop.answerAtLength(id);
  const products = thread.getByRole('group', { name: say('liveChatProducts') });
  await products.waitFor();
  await look('answer');
  await products.scrollIntoViewIfNeeded();
  await look('products');
  const order = thread.getByRole('group', { name: say('orderTrackingOrder', { name: shop.order }) });
  await order.evaluate((it) => it.scrollIntoView());
  await look('order-card');
  await button(say('liveChatMenu')).click();
  await dialog.getByRole('list', { name: say('liveChatMenu') }).waitFor();
  await look('menu');
  await button(say('liveChatTranscript')).click();
  await dialog.getByRole('dialog').waitFor();
  await look('transcript');
  await staysWithin(page, say('liveChatTranscript'));
  await page.keyboard.press('Escape');
  await thread
    .getByRole('button', { name: say('liveChatTalkToPerson') })
    .last()
    .click();
  await thread.getByText(say('liveChatAskedForPerson')).waitFor();
  await look('waiting');
  await page.context().setOffline(true);
  await composer.fill('Written without a network');
  await composer.press('Enter');
  await dialog.getByText(say('liveChatOfflineQueued', { count: 1 })).waitFor();
  await look('offline');
  await page.context().setOffline(false);
  await dialog.getByText(say('liveChatOfflineQueued', { count: 1 })).waitFor({ state: 'hidden' });
  await shop.member.api('POST /conversations/:id/messages', { params: { id }, body: { id: newId(), text: 'Hello' } });
  await thread
    .getByRole('button', { name: say('liveChatReact') })
    .last()
    .click();
  await look('reactions');
  await page.keyboard.press('Escape');

  await shop.member.api('POST /conversations/:id/resolve', { params: { id } });
  await dialog.locator('.rating').waitFor();
  await look('survey');
  await back();
  await dialog.locator('.rows').waitFor();
  await look('home-again');
}
