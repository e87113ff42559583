import type { Preview } from '@chatty/contract/widget-preview';

const title = document.createElement('h1');
const description = document.createElement('p');

/** Writes what stands over the chat where it is a page. */
export function writeOverPage({ page }: Preview): void {
  title.textContent = page.title;
  description.textContent = page.description;
  description.hidden = page.description === '';
}

/** The chat's place in a page as a theme has it, in outline, with the title over it. */
export function drawAround(preview: Preview, place: HTMLElement): HTMLElement {
  const around = document.createElement('main');
  around.style.cssText =
    'box-sizing:border-box;max-width:46rem;height:100vh;margin:0 auto;padding:1rem;display:flex;flex-direction:column;background:#fff;color:#1f2430;font:16px/1.5 system-ui,sans-serif';
  for (const it of [title, description]) it.style.cssText = 'margin:0 0 .25rem;overflow-wrap:anywhere';
  place.style.cssText =
    '--page-corner:16px;display:block;position:relative;flex:1;min-height:0;margin-top:.5rem;border:1px solid #d5d8de;border-radius:16px;overflow:hidden';
  document.body.style.background = '#fff';
  writeOverPage(preview);
  around.append(title, description, place);
  return around;
}
