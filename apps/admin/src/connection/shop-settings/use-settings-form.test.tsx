// @vitest-environment happy-dom
import { SavedSettings, ShopSettings } from '@chatty/contract/settings/shop-settings';
import { MantineProvider } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import { notifyManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settle } from '../session/session.ts';
import { settingsQuery, settingsReactions } from './settings-query.ts';
import { type SettingsForm, useSettingsForm } from './use-settings-form.ts';

const names = ['welcomeText', 'brandColor', 'floatBtnSize'] as const;
type Form = SettingsForm<(typeof names)[number]>;
const first = SavedSettings.parse({
  ...ShopSettings.parse({ welcomeText: 'Hello', brandColor: '#111111', floatBtnSize: 50 }),
  id: '01890000-0000-7000-8000-000000000001',
  version: 'first',
  quickReplySettings: { suggestionFAQs: [] },
});

/** The far end of the wire: it keeps settings and refuses what was made from others than it has. */
let atServer: SavedSettings;
let sent: Record<string, unknown>[] = [];
/** What has to happen before the server's answer arrives. */
let beforeAnswer: () => Promise<void>;

const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
const isOvertaken = (from: object) =>
  Object.entries(from).some(([name, read]) => atServer[name as 'welcomeText'] !== read);

async function serve(_: unknown, init: RequestInit = {}): Promise<Response> {
  if (init.method !== 'POST') return answer({ success: true, data: atServer });
  const { from, ...changed } = JSON.parse(String(init.body));
  sent.push({ ...changed, from });
  if (isOvertaken(from)) return answer({ success: false, code: 'conflict', error: 'Changed meanwhile.' }, 409);
  atServer = { ...atServer, ...changed };
  const saved = atServer;
  await beforeAnswer();
  return answer({ success: true, data: saved });
}

// What the cache tells reaches the screen within the same act.
notifyManager.setScheduler(queueMicrotask);

let root: Root;
let client: QueryClient;
const shown: { form?: Form } = {};
const form = (): Form => {
  if (!shown.form) throw new Error('The form is not there.');
  return shown.form;
};

function Screen() {
  const { data } = useQuery(settingsQuery);
  return data ? <Loaded settings={data} /> : null;
}

function Loaded({ settings }: { settings: SavedSettings }) {
  const form = useSettingsForm(settings, names);
  useEffect(() => void (shown.form = form));
  return null;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', serve);
  settle({ next: 'home', uid: 'ada', token: 'a.b.c', expiresAt: new Date(Date.now() + 3_600_000).toISOString() });
  notifications.clean();
  atServer = first;
  sent = [];
  beforeAnswer = async () => {};
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(settingsQuery.queryKey, first);
  root = createRoot(document.createElement('div'));
  const router = createMemoryRouter([{ path: '/', element: <Screen /> }]);
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MantineProvider>
          <RouterProvider router={router} />
        </MantineProvider>
      </QueryClientProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const type = (part: Parameters<Form['set']>[0]) => act(async () => form().set(part));
const save = () => act(async () => form().save());
/** A colleague saves, and this page hears of it unless its line is slow. */
const colleague = (part: Partial<SavedSettings>, isHeard = true) =>
  act(async () => {
    atServer = { ...atServer, ...part };
    if (isHeard) hear();
  });
const hear = () => settingsReactions.apply?.(client, { type: 'settings.changed', payload: atServer }, 'ada');
const toasts = () => notificationsStore.getState().notifications.length;

test('only what was changed is saved, with what stood there before', async () => {
  await type({ welcomeText: 'Hi' });
  await save();
  expect(sent).toEqual([{ welcomeText: 'Hi', from: { welcomeText: 'Hello' } }]);
  expect(form()).toMatchObject({ unsaved: false, draft: { welcomeText: 'Hi' }, conflicts: [] });
});

test('a form without changes follows a colleague, and so do the untouched fields of one with changes', async () => {
  await colleague({ brandColor: '#222222' });
  expect(form()).toMatchObject({ unsaved: false, draft: { brandColor: '#222222' } });
  await type({ welcomeText: 'Hi' });
  await colleague({ floatBtnSize: 60 });
  expect(form()).toMatchObject({ unsaved: true, conflicts: [], draft: { welcomeText: 'Hi', floatBtnSize: 60 } });
  await save();
  expect(sent).toEqual([{ welcomeText: 'Hi', from: { welcomeText: 'Hello' } }]);
  expect(atServer).toMatchObject({ welcomeText: 'Hi', floatBtnSize: 60, brandColor: '#222222' });
});

test('what both changed is a conflict with both values, and nothing is saved before somebody chooses', async () => {
  await type({ welcomeText: 'Mine', brandColor: '#333333' });
  await colleague({ welcomeText: 'Theirs', brandColor: '#444444' });
  expect(form().conflicts).toEqual([
    { field: 'welcomeText', mine: 'Mine', theirs: 'Theirs' },
    { field: 'brandColor', mine: '#333333', theirs: '#444444' },
  ]);
  await save();
  expect(sent).toEqual([]);
  expect(form()).toMatchObject({ unsaved: true, draft: { welcomeText: 'Mine', brandColor: '#333333' } });

  await act(async () => form().keepMine('welcomeText'));
  await act(async () => form().takeTheirs('brandColor'));
  expect(form()).toMatchObject({ conflicts: [], draft: { welcomeText: 'Mine', brandColor: '#444444' } });
  await save();
  expect(sent).toEqual([{ welcomeText: 'Mine', from: { welcomeText: 'Theirs' } }]);
  expect(form().unsaved).toBe(false);
});

test('a form that uses all of theirs has nothing left to save', async () => {
  await type({ welcomeText: 'Mine' });
  await colleague({ welcomeText: 'Theirs' });
  await act(async () => form().takeTheirs('welcomeText'));
  expect(form()).toMatchObject({ unsaved: false, conflicts: [], draft: { welcomeText: 'Theirs' } });
});

test('a change that only the server knows of is a conflict too, and what was typed stays', async () => {
  await type({ welcomeText: 'Mine' });
  await colleague({ welcomeText: 'Theirs' }, false);
  await save();
  expect(toasts()).toBe(1);
  expect(form().conflicts).toEqual([{ field: 'welcomeText', mine: 'Mine', theirs: 'Theirs' }]);
  expect(form().draft.welcomeText).toBe('Mine');
  await act(async () => form().keepMine('welcomeText'));
  await save();
  expect(atServer.welcomeText).toBe('Mine');
});

test('one’s own change is no conflict, whichever of answer and event comes first, and whatever is typed meanwhile', async () => {
  await type({ welcomeText: 'One' });
  beforeAnswer = async () => {
    hear();
    form().set({ welcomeText: 'Two' });
  };
  await save();
  expect(form()).toMatchObject({ unsaved: true, conflicts: [], draft: { welcomeText: 'Two' } });
  beforeAnswer = async () => {};
  await save();
  expect(sent.at(-1)).toEqual({ welcomeText: 'Two', from: { welcomeText: 'One' } });
  expect(form().unsaved).toBe(false);
});

test('what a colleague saves while the own answer is on its way is not overwritten on the screen', async () => {
  await type({ welcomeText: 'Mine' });
  beforeAnswer = async () => {
    atServer = { ...atServer, brandColor: '#555555' };
    hear();
  };
  await save();
  expect(form()).toMatchObject({ unsaved: false, draft: { welcomeText: 'Mine', brandColor: '#555555' } });
});

test('what the contract refuses is told before anything is sent', async () => {
  await type({ brandColor: 'red' });
  await save();
  expect(sent).toEqual([]);
  expect(form().problems.brandColor).toBeTruthy();
});
