// @vitest-environment happy-dom
import { MantineProvider, Menu } from '@mantine/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { later } from './later.ts';
import { LaterMenu } from './later-menu.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const items = later(async () => ({
  Items: ({ name }: { name: string }) => <Menu.Item>{`Rename ${name}`}</Menu.Item>,
}));

test('the first press opens the menu, and closing it leaves the keyboard at the button', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const button = () => host.querySelector('button');
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <LaterMenu items={items} of={{ name: 'Ada' }} target={<button type="button">More</button>} />
      </MantineProvider>,
    ),
  );
  expect(button()?.getAttribute('aria-haspopup')).toBe('menu');
  expect(button()?.getAttribute('aria-expanded')).toBe('false');
  button()?.focus();
  await act(async () => button()?.click());
  await vi.waitFor(() => expect(document.querySelector('[role="menuitem"]')?.textContent).toBe('Rename Ada'), 10_000);
  expect(button()?.getAttribute('aria-expanded')).toBe('true');
  const open = document.querySelector('[role="menu"]');
  await act(async () => open?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  await vi.waitFor(() => expect(document.activeElement).toBe(button()), 5_000);
  expect(button()?.getAttribute('aria-expanded')).toBe('false');
  await act(async () => root.unmount());
  host.remove();
});
