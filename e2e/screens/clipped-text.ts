import type { Page } from 'playwright-core';

/** The windows in which everything is looked at: small and usual phones, a tablet, a desktop. */
export const sizes = [
  { width: 320, height: 640 },
  { width: 375, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/**
 * Words of the chatbox that are cut off where nothing says so, and what can be scrolled sideways by mistake, as readable
 * lines. What ends in an ellipsis, is for screen readers alone, or lies in a list that is swiped is meant to be so.
 */
export const clippedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const root = document.querySelector('#chatty-root')?.shadowRoot;
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (it: Element) => {
      const style = styles.get(it) ?? getComputedStyle(it);
      styles.set(it, style);
      return style;
    };
    /** Why the words at this place cannot be read to their end; null where they can, or where more can be had. */
    const cutBy = (words: DOMRect, from: Element): string | null => {
      let isReached = false;
      for (let at: Element | null = from; at; at = at.parentElement) {
        const { overflowX, overflowY, textOverflow, clipPath, position, webkitLineClamp } = styleOf(at);
        if (clipPath !== 'none' || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return null;
        if (overflowX === 'auto' || overflowX === 'scroll') return null;
        const box = at.getBoundingClientRect();
        const name = `${at.tagName.toLowerCase()}.${at.className}`;
        if (overflowX !== 'visible' && (words.left < box.left - 1 || words.right > box.right + 1)) return name;
        if (overflowY === 'auto' || overflowY === 'scroll') isReached = true;
        else if (overflowY !== 'visible' && !isReached && words.bottom > box.bottom + 2) return name;
        if (position === 'fixed') break;
      }
      return words.left < -1 || words.right > innerWidth + 1 ? 'the window' : null;
    };
    const texts = document.createTreeWalker(root ?? document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || parent.tagName === 'STYLE') continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      if (words.width === 0 || words.height === 0) continue;
      const by = cutBy(words, parent);
      if (by) faults.push(`“${text.textContent.slice(0, 60)}” is cut by ${by}`);
    }
    return [...new Set(faults)];
  });
