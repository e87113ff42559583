import { SavedSettings, ShopSettings } from '@chatty/contract/settings/shop-settings';
import { expect, test } from 'vitest';
import { previewOf } from './preview-of.ts';

const saved = SavedSettings.parse({
  ...ShopSettings.parse({ brandColor: '#111111', welcomeText: 'Hello' }),
  id: '01890000-0000-7000-8000-000000000001',
  version: 'first',
  quickReplySettings: {
    suggestionFAQs: [
      { questionId: 'a', question: 'Where is it?', answer: '', isActive: true, isOffered: false, note: null },
      { questionId: 'b', question: 'Hidden?', answer: '', isActive: false, isOffered: false, note: null },
    ],
  },
});
const shop = { name: 'Alpenfrost', plan: 'free' as const, noLimit: false };
const look = { colorMode: 'dark' as const, online: true };
const widgetOf = (draft: Partial<SavedSettings>, of = shop) =>
  previewOf(of, { ...saved, ...draft }, saved, look).widget;

test('a draft is seen as visitors would see it, on any page and in the colors that are looked at', () => {
  const pages = { type: 'showSpecific' as const, values: ['/cart'] };
  expect(widgetOf({ welcomeText: 'Servus', displayPages: pages })).toMatchObject({
    welcomeText: 'Servus',
    colorMode: 'dark',
    displayPages: { type: 'all', values: [] },
    quickReplies: ['Where is it?'],
  });
  expect(widgetOf({ theme: 'ocean' }).brandColor).toBe('#1d4ed8');
});

test('a field that is half typed shows as it is saved, and all others as they are typed', () => {
  expect(widgetOf({ brandColor: '#12', welcomeText: 'New' })).toMatchObject({
    brandColor: '#111111',
    welcomeText: 'New',
  });
  expect(widgetOf({ floatBtnSize: Number.NaN }).floatBtnSize).toBe(saved.floatBtnSize);
});

test('the line that names Chatty goes in the preview only where the plan lets it go', () => {
  expect(widgetOf({ brandingRemoval: true }).isBranded).toBe(true);
  expect(widgetOf({ brandingRemoval: true }, { ...shop, noLimit: true }).isBranded).toBe(false);
});

test('a draft is read in the language that is looked at: in the shop’s words, else in the product’s, else as it stands', () => {
  const field = { id: 'a', type: 'text' as const, label: 'Your size?', isRequired: false, choices: [] };
  const draft = { ...saved, preChatFields: [field], description: 'Typed just now' };
  const wording = {
    locales: ['en', 'de'],
    words: { liveChatSend: 'Los' },
    own: { headingWelcome: 'Servus', 'setting.preChat.a.label': 'Ihre Größe?', popupsWelcomeTitle: 'Grüß Gott' },
    builtIn: { chatPageTitle: 'Chatten Sie mit uns' },
    popups: { popupsClose: 'Schließen' },
    questions: { 'Where is it?': 'Wo ist es?' },
  };
  const popup = {
    ...{ kind: 'welcome' as const, title: 'Hi', message: 'Ask', button: 'Chat' },
    picture: '',
    shownFor: 8,
  };
  const { widget, page, ...preview } = previewOf(shop, draft, saved, { ...look, wording, popup });
  expect(widget).toMatchObject({
    welcomeText: 'Servus',
    description: 'Typed just now',
    quickReplies: ['Wo ist es?'],
    words: { liveChatSend: 'Los' },
    preChatFields: [{ label: 'Ihre Größe?' }],
  });
  expect(page.title).toBe('Chatten Sie mit uns');
  expect(preview.popup).toMatchObject({ title: 'Grüß Gott', kind: 'welcome' });
  expect(preview.popupTexts).toEqual({ popupsClose: 'Schließen' });
});

test('a team that is away is back at some time', () => {
  const { availability } = previewOf(shop, saved, saved, { ...look, online: false }, 0);
  expect(availability).toMatchObject({ online: false, staffed: false, opensAt: '1970-01-01T14:00:00.000Z' });
});
