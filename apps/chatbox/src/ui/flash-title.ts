const flashEveryMs = 1_500;

/**
 * Says in the tab's title that something new is there, while the tab is not looked at. The page's own title comes back as
 * it was, also one that the page has changed meanwhile. For who wants little to move, it does not blink.
 */
export function flashTitle(newsOf: (unread: number) => string): (unread: number) => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  /** What stands there instead of the page's own title; null while that stands there. */
  let news: string | null = null;
  let own = '';

  const show = (it: string) => {
    // A title that is neither was set by the page.
    if (document.title !== news) own = document.title;
    document.title = it;
  };
  const stop = () => {
    clearInterval(timer);
    if (news !== null && document.title === news) document.title = own;
    news = null;
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') stop();
  });
  return (unread) => {
    if (unread === 0 || document.visibilityState === 'visible') return stop();
    const next = newsOf(unread);
    clearInterval(timer);
    show(next);
    news = next;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    timer = setInterval(() => {
      if (document.title === news) document.title = own;
      else show(next);
    }, flashEveryMs);
  };
}
