import type { ShopifyGlobal } from '@shopify/app-bridge-types';
import type { ModalElement } from './elements/modal-element.ts';
import type { SaveBars } from './elements/save-bar-element.ts';
import type { HostLine } from './host-line.ts';
import { resourcePicker } from './pick-resource.ts';
import { reportVitals } from './report-vitals.ts';
import { toaster } from './toaster.ts';

/** What the stand-in has not got says so, rather than doing nothing. */
const absent = (name: string) => async (): Promise<never> => {
  throw new Error(`The simulated admin has no ${name}.`);
};

interface Parts {
  config: ShopifyGlobal['config'];
  origin: string;
  ready: Promise<void>;
  line: HostLine;
  saveBars: SaveBars;
  modal(id: string): ModalElement;
}

/** `window.shopify` of an app inside the simulated admin, in the shape that Shopify publishes. */
export function shopifyGlobal({ config, origin, ready, line, saveBars, modal }: Parts): ShopifyGlobal {
  const tools = new Map<string, Parameters<ShopifyGlobal['tools']['register']>[1]>();
  let support: Parameters<NonNullable<ShopifyGlobal['support']['registerHandler']>>[0] = null;
  line.onOrder((order) => {
    if (order.order === 'support') void support?.();
  });

  return {
    config,
    origin,
    ready,
    setSignals: () => {},
    environment: { embedded: true, mobile: false, pos: false, intent: false },
    loading: (on = true) => line.tell({ news: 'loading', on }),
    idToken: () => line.ask('id-token', null),
    user: () => line.ask('user', null),
    toast: toaster(line),
    saveBar: {
      show: async (id) => saveBars.find(id).show(),
      hide: async (id) => saveBars.find(id).hide(),
      toggle: async (id) => saveBars.find(id).toggle(),
      leaveConfirmation: async () => {
        if (saveBars.isShown()) await line.ask('leave', null);
      },
    },
    modal: {
      show: async (id) => modal(id).show(),
      hide: async (id) => modal(id).hide(),
      toggle: async (id) => modal(id).toggle(),
    },
    scopes: {
      query: () => line.ask('scopes', null),
      request: (scopes) => line.ask('grant-scopes', scopes),
      revoke: (scopes) => line.ask('revoke-scopes', scopes),
    },
    app: { extensions: () => line.ask('extensions', null) },
    support: {
      registerHandler: async (callback) => {
        support = callback;
        line.tell({ news: 'support', offered: callback !== null });
      },
    },
    reviews: {
      request: async () => ({
        success: false,
        code: 'merchant-ineligible',
        message: 'A simulated store cannot review an app.',
      }),
    },
    webVitals: { onReport: reportVitals() },
    resourcePicker: resourcePicker(line),
    picker: absent('picker'),
    scanner: { capture: absent('scanner') },
    pos: {
      cart: new Proxy({} as ShopifyGlobal['pos']['cart'], { get: () => absent('point of sale') }),
      close: absent('point of sale'),
      device: absent('point of sale'),
      location: absent('point of sale'),
    },
    intents: {
      request: { value: null, subscribe: () => () => {} },
      invoke: absent('pages that an intent could open'),
      register: () => () => {},
    },
    shopifyQL: { available: async () => false },
    tools: {
      register: (name, handler) => {
        tools.set(name, handler);
        return () => tools.delete(name);
      },
      unregister: (name) => void tools.delete(name),
      clear: () => tools.clear(),
    },
  } satisfies ShopifyGlobal;
}
