import { html, type Html } from '../html.ts';

/** The frame of the simulator's own pages, which are for people who try the product out, not for shoppers. */
export function controlPage(title: string, main: Html): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Simulator</title><link rel="icon" href="/favicon.svg">
<style>
:root { color-scheme: light; } body { font: 15px/1.55 system-ui, sans-serif; color: #1f2630; background: #f4f5f7; margin: 0; }
header { display: flex; flex-wrap: wrap; gap: .4rem 1.4rem; padding: .8rem 1.5rem; background: #1f2630; } header a { color: #fff; }
main { max-width: 1100px; margin: 0 auto; padding: 1.5rem; } h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
section, .mails li, pre, iframe { background: #fff; border: 1px solid #dfe3e8; border-radius: 10px; } section { padding: .4rem 1.2rem 1.2rem; margin-bottom: 1.2rem; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: .6rem 0; } label { display: grid; font-size: .85rem; gap: .15rem; }
input, select, button { font: inherit; padding: .4rem .7rem; border: 1px solid #aab2bd; border-radius: 7px; background: #fff; } button { background: #1f2630; color: #fff; border-color: #1f2630; cursor: pointer; }
table { width: 100%; border-collapse: collapse; font-size: .9rem; } th, td { text-align: left; padding: .4rem .6rem .4rem 0; border-bottom: 1px solid #e6e9ed; vertical-align: top; }
.small { color: #566071; font-size: .9rem; } .scroll { overflow-x: auto; } ul { padding: 0; list-style: none; } .mails a { display: grid; grid-template-columns: 2fr 1.5fr auto; gap: 1rem; padding: .7rem 1rem; color: inherit; text-decoration: none; } .mails li { margin-bottom: .4rem; }
pre { padding: 1rem; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; } iframe.mail { width: 100%; height: 60vh; } @media (max-width: 640px) { .mails a { grid-template-columns: 1fr; gap: .1rem; } }
</style></head><body><header><a href="/simulator">Simulator</a><a href="/store">Shopify admin</a><a href="/">Storefront</a><a href="/mailbox">Mailbox</a></header><main>${main}</main></body></html>`
    .text;
}
