import { texts } from '#texts/shell.ts';
import { outside } from '../../ui/theme.ts';

/** The element that the chatbox's loader looks for: here the shop is our own. */
function place(supportShop: string): void {
  const host = document.createElement('div');
  host.id = 'chatty-root';
  Object.assign(host.dataset, {
    origin: window.location.origin,
    shop: supportShop,
    label: texts.contactUs,
    config: JSON.stringify({ brandColor: outside.brand, textColor: outside.paper, labelColor: outside.paper }),
  });
  document.body.append(host);
}

function runLoader(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = '/chatbox/chatty-loader.js';
    script.onload = () => resolve();
    script.onerror = () => {
      // The next click tries anew.
      script.remove();
      reject(new Error('The loader of the support chat could not be fetched.'));
    };
    document.head.append(script);
  });
}

/**
 * Opens the chatbox of the support shop with these words in the field for writing. Nothing of it is loaded before the
 * first call. Throws when it cannot be loaded.
 */
export async function openSupportChat(supportShop: string, draft: string): Promise<void> {
  if (!document.getElementById('chatty-root')) place(supportShop);
  if (!window.Chatty) await runLoader();
  if (!(await window.Chatty?.open({ draft }))) throw new Error('The support chat could not be loaded.');
}
