// @vitest-environment happy-dom
import { CallFailed } from '@chatty/client/api';
import { MantineProvider } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useForm } from './use-form.ts';

interface Draft {
  answer: string;
}

let root: Root;
type Form = ReturnType<typeof useForm<Draft, Draft>>;
const shown: { form?: Form } = {};
let isHeld = false;
let save: (draft: Draft) => Promise<Draft>;
const saved: Draft = { answer: 'Yes.' };

const current = (): Form => {
  if (!shown.form) throw new Error('The form is not there.');
  return shown.form;
};

function Screen({ show }: { show(form: Form): void }) {
  const form = useForm<Draft, Draft>({
    saved,
    save: (draft) => save(draft),
    draftOf: (it) => it,
    onSaved() {},
    isHeld: () => isHeld,
  });
  useEffect(() => show(form));
  return <input aria-label="Late" onBlur={(event) => form.set({ answer: event.currentTarget.value })} />;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  notifications.clean();
  isHeld = false;
  save = () => Promise.reject(new CallFailed('offline', 'No connection.'));
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const router = createMemoryRouter([{ path: '/', element: <Screen show={(it) => void (shown.form = it)} /> }]);
  await act(async () =>
    root.render(
      <MantineProvider>
        <RouterProvider router={router} />
      </MantineProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const type = (answer: string) => act(async () => current().set({ answer }));
const toasts = () => notificationsStore.getState().notifications.length;

test('a form whose draft is as saved again is clean, but not while an image of it is on its way', async () => {
  await type('Yes!');
  await type('Yes.');
  expect(current().unsaved).toBe(false);

  isHeld = true;
  await act(async () => current().markUnsaved());
  await type('Yes!');
  await type('Yes.');
  await act(async () => current().recheck('answer'));
  expect(current().unsaved).toBe(true);
  isHeld = false;
  await act(async () => current().recheck('answer'));
  expect(current().unsaved).toBe(false);
});

test('what says that saving failed goes when nothing is left to save, and with the form', async () => {
  const fail = async () => {
    await type('Yes!');
    await act(async () => current().save());
    expect(toasts()).toBe(1);
  };
  await fail();
  await type('Yes.');
  expect([current().unsaved, toasts()]).toEqual([false, 0]);
  await fail();
  await act(async () => root.unmount());
  expect(toasts()).toBe(0);
});

test('what a field takes only once it is left is saved by the key, too', async () => {
  const kept: Draft[] = [];
  save = async (draft) => {
    kept.push(draft);
    return draft;
  };
  const field = document.querySelector('input');
  if (!field) throw new Error('The field is not there.');
  field.focus();
  field.value = 'No.';
  await act(async () => {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 's', code: 'KeyS', ctrlKey: true, bubbles: true }));
  });
  expect(kept).toEqual([{ answer: 'No.' }]);
  expect(document.activeElement).toBe(field);
});
