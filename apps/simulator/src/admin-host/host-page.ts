import { html, scriptJson, type Html } from '../html.ts';
import type { Staff } from '../shop/records.ts';
import type { Shop } from '../shop/shop.ts';

export interface HostPage {
  title: string;
  shop: Shop;
  who: Staff;
  /** The entry of the navigation that is marked. */
  here: 'home' | 'apps' | 'app' | 'none';
  main: Html;
  /** What the page's script needs; absent where no app is shown. */
  boot?: HostBoot;
}

/** What the script of a page with an app is given. */
export interface HostBoot {
  appName: string;
  /** The address of the app within the admin, without a slash at the end. */
  appPath: string;
  appOrigin: string;
  /** Where the frame begins: the app's address with the query that the admin signs. */
  frameUrl: string;
  /** Where the script asks for tokens, scopes and the like. */
  dataPath: string;
  storePath: string;
  accountAccess: string;
}

/** A page of the simulated admin: our own plain design, with the app's links in the navigation where it is installed. */
export function hostPage({ title, shop, who, here, main, boot }: HostPage): string {
  const store = `/store/${shop.handle}`;
  const link = (name: HostPage['here'], path: string, label: string): Html =>
    html`<a href="${store}${path}" ${here === name ? html`aria-current="page"` : null}>${label}</a>`;
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${shop.name}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/admin-host.css"><script src="/admin-host.js" defer></script></head>
<body><a class="skip" href="#main">Skip to content</a>
<header class="top"><button type="button" class="menu" aria-expanded="false" aria-controls="nav" data-menu>Menu</button><strong>${shop.name}</strong><span class="mark">Simulated admin</span>
<form method="post" action="${store}/people"><label>Signed in as <select name="who" data-who>${shop.staff.map(
    (one) =>
      html`<option value="${one.id}" ${one.id === who.id ? html`selected` : null}>${one.firstName} ${one.lastName}${one.isOwner ? ' (owner)' : ''}</option>`,
  )}</select></label><noscript><button>Change</button></noscript></form></header>
<div class="body"><nav id="nav" aria-label="Admin">${link('home', '', 'Home')}${link('apps', '/apps', 'Apps')}
${shop.state.installation.installed ? html`<div class="app-links">${link('app', `/apps/${shop.appHandle}`, shop.appName)}<div data-app-links></div></div>` : null}
<p>Outside</p><a href="/">Storefront</a><a href="/mailbox">Mailbox</a><a href="/simulator">Controls</a></nav>
<main id="main" tabindex="-1">${main}</main></div>
<div class="toasts" data-toasts role="status"></div>
${boot ? html`<script type="application/json" id="boot">${scriptJson(boot)}</script>` : null}</body></html>`.text;
}

/** The part of the page around an app: its title bar, the save bar that takes its place, and the frame. */
export function appMain(boot: HostBoot): Html {
  return html`<section class="app" aria-label="${boot.appName}">
<div class="loading" data-loading hidden role="progressbar" aria-label="Loading"></div>
<div class="title-bar" data-title-bar><span data-crumbs></span><h1 data-title>${boot.appName}</h1><span class="badge" data-badge hidden></span><div class="actions" data-actions></div></div>
<div class="save-bar" data-save-bar hidden role="region" aria-label="Unsaved changes"><strong>Unsaved changes</strong><button type="button" data-discard>Discard</button><button type="button" class="primary" data-save>Save</button></div>
<div class="frame" data-frame></div></section><div data-dialogs></div>`;
}
