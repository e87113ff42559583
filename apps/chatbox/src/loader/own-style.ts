/**
 * Puts the merchant's own style into the shadow root, behind ours, and nowhere else: no text of it becomes markup, such a
 * sheet imports no other, and whatever could reach the element in the page (`:host`, and at-rules but those that stand
 * around rules or animate) is left out. A browser without such sheets goes without it.
 */
export function applyOwnStyle(root: ShadowRoot, css: string): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    for (let at = sheet.cssRules.length; at-- > 0; ) {
      if (/:host|@(?!media|supports|container|keyframes)[a-z]/i.test(sheet.cssRules[at]?.cssText ?? '')) {
        sheet.deleteRule(at);
      }
    }
    root.adoptedStyleSheets = [sheet];
  } catch {
    // The chat works without.
  }
}
