// Runs in the head of the document, before anything is painted: nobody who works in the dark sees a white flash. A file
// of its own, because the content security policy runs no script that stands in the page. What is chosen later is said
// by color-scheme.ts, under the same name and by the same rule.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('chatty:color-scheme');
  } catch {
    // A browser that keeps nothing follows the rule for who has chosen nothing.
  }
  const isEmbedded = window.self !== window.top && 'shopify' in window;
  const wanted = ['light', 'dark', 'auto'].includes(chosen) ? chosen : isEmbedded ? 'light' : 'auto';
  const isDark = wanted === 'dark' || (wanted === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  const scheme = isDark ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
  // The browser's own ground, before a style sheet is there. The document cannot say it: it knows no choice.
  const ground = document.createElement('meta');
  ground.name = 'color-scheme';
  ground.content = scheme;
  document.head.append(ground);
})();
