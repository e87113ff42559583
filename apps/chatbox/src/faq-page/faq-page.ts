import { type PluralForms, sayIn } from '@chatty/contract/visitor-texts/say-in';

/** Makes the FAQ page searchable, and opens the answer that the address names. Without it the page works all the same. */

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

function openNamed(root: Element): void {
  const named = location.hash ? document.getElementById(location.hash.slice(1)) : null;
  if (!(named instanceof HTMLDetailsElement) || !root.contains(named)) return;
  named.open = true;
  named.scrollIntoView();
}

/** What a FAQ says: neither what asks for votes below it, nor what plays its videos. */
function saidBy(faq: Element): string {
  const [question, answer] = [faq.querySelector('summary'), faq.querySelector('.chatty-faqs-answer')?.cloneNode(true)];
  if (answer instanceof Element) for (const it of answer.querySelectorAll('summary')) it.remove();
  return `${question?.textContent} ${answer?.textContent}`;
}

function makeSearchable(root: HTMLElement): void {
  const field = root.querySelector('input');
  const status = root.querySelector('[role=status]');
  const none = root.querySelector<HTMLElement>('[data-none]');
  if (!field || !status || !none) return;
  const faqs = [...root.querySelectorAll<HTMLElement>('details[id]')].map((it) => ({
    it,
    text: plain(saidBy(it)),
  }));
  const sections = [...root.querySelectorAll('section')];
  const say = sayIn({ found: JSON.parse(root.dataset.found ?? '""') as PluralForms }, root.lang || 'en');

  field.addEventListener('input', () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    let found = 0;
    for (const { it, text } of faqs) {
      it.hidden = !words.every((word) => text.includes(word));
      if (!it.hidden) found += 1;
    }
    for (const it of sections) it.hidden = !it.querySelector('details[id]:not([hidden])');
    none.hidden = found > 0;
    status.textContent = words.length === 0 || found === 0 ? '' : say('found', { count: found });
  });
  const ask = none.querySelector('button');
  // A page without the chatbox has nobody to ask.
  addEventListener('load', () => {
    if (ask) ask.hidden = !window.Chatty;
  });
  ask?.addEventListener('click', () => void window.Chatty?.open({ draft: field.value }));
}

for (const root of document.querySelectorAll<HTMLElement>('.chatty-faqs')) {
  makeSearchable(root);
  openNamed(root);
  addEventListener('hashchange', () => openNamed(root));
}
