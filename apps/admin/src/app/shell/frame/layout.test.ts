import { expect, test } from 'vitest';
import { isInModal, layoutOf, type Seen } from './layout.ts';

const seen: Seen = { pathname: '/inbox', role: 'admin', installed: false, inModal: false, fills: false };
const isFullscreen = (part: Partial<Seen>) => layoutOf({ ...seen, ...part }).fullscreen;

test('inbox and settings are fullscreen in the installed app, for members, and in a modal; nothing else is', () => {
  for (const pathname of ['/inbox', '/inbox/1', '/settings', '/settings/detail/notifications']) {
    expect(isFullscreen({ pathname })).toBe(false);
    expect(isFullscreen({ pathname, installed: true })).toBe(true);
    expect(isFullscreen({ pathname, role: 'member' })).toBe(true);
    expect(isFullscreen({ pathname, inModal: true })).toBe(true);
  }
  for (const pathname of ['/profile', '/faqs', '/inboxes', '/settingsfile']) {
    expect(isFullscreen({ pathname, installed: true, role: 'member', inModal: true })).toBe(false);
  }
});

test('the footer is hidden on fullscreen and embed pages, and where a page fills the window', () => {
  const hasFooter = (part: Partial<Seen>) => layoutOf({ ...seen, ...part }).footer;
  expect(hasFooter({ pathname: '/faqs' })).toBe(true);
  expect(hasFooter({ pathname: '/settings' })).toBe(true);
  expect(hasFooter({ pathname: '/settings', role: 'member' })).toBe(false);
  expect(hasFooter({ pathname: '/embed' })).toBe(false);
  expect(hasFooter({ pathname: '/inbox', fills: true })).toBe(false);
});

test('who has few pages has the compact navigation on all of them; a modal has none', () => {
  expect(layoutOf(seen).navigation).toBe('whole');
  expect(layoutOf({ ...seen, installed: true, pathname: '/profile' }).navigation).toBe('compact');
  expect(layoutOf({ ...seen, role: 'member' }).navigation).toBe('compact');
  expect(layoutOf({ ...seen, inModal: true }).navigation).toBe('none');
});

test('only the address says that a page stands in a modal', () => {
  expect(isInModal('?modal=true&view=mine')).toBe(true);
  expect(isInModal('?modal')).toBe(false);
  expect(isInModal('')).toBe(false);
});
