import type { Cart } from '@chatty/contract/contacts';
import type { PopupContent } from '@chatty/contract/popups';
import type { Shell } from '../loader/shell.ts';
import type { Ending } from './caps.ts';
import { cartBody } from './content/cart-booster.ts';
import { newsletterBody } from './content/newsletter.ts';
import type { PopupDeps } from './content/popup-deps.ts';
import { productList } from './content/products.ts';
import { welcomeBody } from './content/welcome.ts';
import { drawPopup, type PopupFrame } from './popup-frame.ts';

interface Told {
  onShown(): void;
  onEnded(how: Ending): void;
  onGone(): void;
}

function bodyOf(content: PopupContent, cart: Cart | null, deps: PopupDeps): Node[] {
  switch (content.kind) {
    case 'welcome':
      return welcomeBody(content, deps);
    case 'newsletter':
      return newsletterBody(content, deps);
    case 'product':
      return productList(content.products, { button: content.button, isFirst: true }, deps);
    case 'cartBooster':
      return cart ? cartBody(content, cart, deps) : [];
  }
}

/** Takes it away after so many seconds, in which nobody was busy with it. */
function goAfter(frame: PopupFrame, seconds: number, go: () => void): () => void {
  let timer = setTimeout(go, seconds * 1_000);
  frame.onBusy((isBusy) => {
    clearTimeout(timer);
    if (!isBusy) timer = setTimeout(go, seconds * 1_000);
  });
  return () => clearTimeout(timer);
}

/** Shows a popup, and tells what becomes of it: each end once, and at last that it is gone. */
export function presentPopup(shell: Shell, content: PopupContent, cart: Cart | null, told: Told): PopupFrame {
  const ends = new Set<Ending>();
  const end = (how: Ending) => {
    if (ends.has(how)) return;
    ends.add(how);
    told.onEnded(how);
  };
  let stay = () => {};
  const deps: PopupDeps = {
    shell,
    clicked: () => end('clicked'),
    subscribed: () => end('subscribed'),
    close: () => frame.remove(),
  };
  const { title, message } = content;
  const picture = 'picture' in content ? content.picture : '';
  const drawn = drawPopup(
    shell,
    { title, message, picture, body: bodyOf(content, cart, deps) },
    {
      onShown() {
        told.onShown();
        const seconds = content.kind === 'welcome' ? content.shownFor : 0;
        if (seconds > 0) queueMicrotask(() => (stay = goAfter(drawn, seconds, () => frame.remove())));
      },
      onDismissed() {
        if (ends.size === 0) end('dismissed');
        frame.remove();
      },
      onGone() {
        stay();
        told.onGone();
      },
    },
  );
  const frame: PopupFrame = drawn;
  return frame;
}
