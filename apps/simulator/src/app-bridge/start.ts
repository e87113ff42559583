import { elementOf } from './element-keys.ts';
import { defineModal } from './elements/modal-element.ts';
import { defineNav, followLink } from './elements/nav-elements.ts';
import { defineSaveBar } from './elements/save-bar-element.ts';
import { defineTitleBars } from './elements/title-elements.ts';
import { addTokenToFetch } from './fetch-with-token.ts';
import { HostLine } from './host-line.ts';
import { mirrorPath, pathOf } from './mirror-path.ts';
import { readConfig } from './read-config.ts';
import { shopifyGlobal } from './shopify-global.ts';

/** Where the admin is: the script's own origin. */
const adminOrigin = new URL((document.currentScript as HTMLScriptElement).src).origin;
const config = readConfig();
const isOff = (feature: string): boolean => (config.disabledFeatures ?? []).includes(feature);

if (parent !== window) startInFrame();
else if (config.host && config.apiKey && !isOff('auto-redirect')) location.replace(addressInAdmin(config.host));

function startInFrame(): void {
  const line = new HostLine(adminOrigin);
  const ready = new Promise<void>((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => resolve(), { once: true });
    else resolve();
  });
  const saveBars = defineSaveBar((bar) => line.tell({ news: 'save-bar', bar }));
  defineNav((links) => line.tell({ news: 'nav', links }));
  defineTitleBars((bar) => line.tell({ news: 'title', bar }));
  const modal = defineModal((open) => line.tell({ news: 'modal', open }));

  window.shopify = shopifyGlobal({ config, origin: adminOrigin, ready, line, saveBars, modal });
  if (!isOff('fetch')) addTokenToFetch(config.appOrigins ?? [], window.shopify.idToken);
  line.onOrder((order) => {
    if (order.order === 'navigate' || order.order === 'press') {
      const element = elementOf(order.key);
      if (!element) return;
      if (order.order === 'navigate') followLink(element);
      else element.click();
    }
    if (order.order === 'save' || order.order === 'discard') saveBars.press(order.order);
  });
  openThroughAdmin((url) => line.tell({ news: 'leave-frame', url }));

  const reload = new URLSearchParams(location.search).get('shopify-reload');
  if (reload) void reloadWithToken(reload);
  else mirrorPath((path) => line.tell({ news: 'path', path }));
}

/** Loads an address of the app again with a fresh token: what a bounce page exists for. */
async function reloadWithToken(address: string): Promise<void> {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) throw new Error('shopify-reload names another origin.');
  url.searchParams.set('id_token', await window.shopify.idToken());
  location.replace(url);
}

/** The same page of the app inside the admin, from Shopify's `host` parameter. */
function addressInAdmin(host: string): string {
  const path = atob(host.replaceAll('-', '+').replaceAll('_', '/')).replace(/^admin\.shopify\.com/, '');
  return `${adminOrigin}${path}/apps/${config.apiKey}${pathOf(new URL(location.href))}`;
}

/** `open('shopify://admin/…', '_top')` leads to a page of the admin. */
function openThroughAdmin(leave: (url: string) => void): void {
  const plain = window.open.bind(window);
  window.open = (url, target, features) => {
    if (!String(url ?? '').startsWith('shopify:')) return plain(url, target, features);
    leave(String(url));
    return null;
  };
}
