import { mobileBreakpointPx } from '@chatty/contract/limits';

/** What nobody may be kept from on a phone: the way into the cart, to the cart, and out of it. */
const guarded =
  'form[action*="/cart"] [type=submit], form[action*="/cart"] button, [name=checkout], a[href$="/checkout"], a[href$="/cart"]';
const settleMs = 150;

const overlap = (a: DOMRect, b: DOMRect) =>
  b.width > 0 && b.height > 0 && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function isInTheWay(box: HTMLElement): boolean {
  const own = box.getBoundingClientRect();
  return [...document.querySelectorAll(guarded)].some((it) => overlap(own, it.getBoundingClientRect()));
}

/** Puts the popup where it covers no button of the cart: above the launcher, else on top. False where there is no room. */
function findRoom({ classList }: HTMLElement, isFree: () => boolean): boolean {
  for (const isUp of [classList.contains('popup-up'), !classList.contains('popup-up')]) {
    classList.toggle('popup-up', isUp);
    if (isFree()) return true;
  }
  return false;
}

/**
 * Shows the popup as soon as there is room for it, and moves it out of the way when the page is scrolled. Wide windows
 * always have room. `onShown` is told once; the answer ends it.
 */
export function keepPlaced(box: HTMLElement, onShown: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isShown = false;
  const place = () => {
    const isFree = innerWidth >= mobileBreakpointPx || findRoom(box, () => !isInTheWay(box));
    if (isShown || !isFree) return;
    isShown = true;
    box.classList.remove('popup-waits');
    onShown();
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(place, settleMs);
  };
  box.classList.add('popup-waits');
  place();
  for (const it of ['scroll', 'resize']) addEventListener(it, soon, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const it of ['scroll', 'resize']) removeEventListener(it, soon);
  };
}
