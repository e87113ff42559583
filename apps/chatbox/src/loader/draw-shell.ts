/// <reference types="vite/client" />
import { isShownOn } from '@chatty/contract/settings/display-pages';
import type { LauncherLook } from '@chatty/contract/settings/embed-config';
import { launcher as launcherWords } from '@chatty/contract/visitor-texts/heading-launcher';
import style from './launcher.css?inline';
import { applyOwnStyle } from './own-style.ts';
import type { Shell, ShellConfig } from './shell.ts';

const chevron = 'm6 9.5 6 6 6-6';

interface Wanted {
  config: ShellConfig;
  look: Pick<LauncherLook, 'displayPages' | 'displayDevices'>;
}

/**
 * Whether the merchant wants something on this page and this device at all; a link may open the chatbox all the same. The
 * width is asked for only where it decides: the answer makes the browser lay out the whole page before its time.
 */
export const isHere = ({ config, look: { displayPages, displayDevices: on } }: Wanted): boolean =>
  isShownOn(displayPages, location.pathname, config.rootUrl) &&
  (on === 'all' || (on === 'mobile') === innerWidth < 768);

/** Draws the launcher into a shadow root of the host, out of reach of the store's own styles. */
export function drawShell(host: HTMLElement, config: ShellConfig, look: LauncherLook): Shell {
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<style>${style}</style><button class="launcher" type="button" aria-haspopup="dialog" aria-expanded="false"><svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path/></svg><img alt=""><span></span><i></i></button>`;
  const launcher = root.querySelector('button') as HTMLButtonElement;
  const picture = root.querySelector('img') as HTMLImageElement;
  const path = root.querySelector('path') as SVGPathElement;
  const words = root.querySelector('span') as HTMLElement;
  const classes = launcher.classList;
  // A picture that cannot be shown leaves the place to the bubble.
  picture.onerror = () => classes.remove('p');

  let unread = 0;
  let closeWords = host.dataset.close || launcherWords.launcherClose;
  const tell = () => {
    const open = classes.contains('o');
    const { drawing } = shell.look;
    // Screen readers need a name also where the merchant wants no words.
    const name = shell.look.floatBtnLabel || launcherWords.launcherLabel;
    const label = unread > 0 ? `${name} (${unread})` : name;
    launcher.setAttribute('aria-label', open ? closeWords : label);
    launcher.setAttribute('aria-expanded', `${open}`);
    path.setAttribute('d', open ? chevron : drawing);
  };
  const shell: Shell = {
    config,
    look,
    root,
    launcher,
    link: null,
    apply(next) {
      shell.look = next;
      const { displayDevices, floatBtnLauncher, floatBtnLabel: label } = next;
      const values = {
        '--brand': next.brandColor,
        '--label': next.labelColor,
        '--size': `${next.floatBtnSize}px`,
        '--side': `${next.floatBtnOffsetSide}px`,
        '--up': `${next.floatBtnOffsetBottom}px`,
        'z-index': `${next.zIndex}`,
      };
      for (const [name, value] of Object.entries(values)) host.style.setProperty(name, value);
      if (next.picture) picture.src = new URL(next.picture, config.origin).href;
      const shown = {
        l: next.floatBtnPosition === 'left',
        // Without words it is the icon, of whatever kind it is.
        t: !!label && floatBtnLauncher === 'label',
        b: !!label && floatBtnLauncher === 'iconAndLabel',
        p: !!next.picture,
        // Hidden on phones, on wide screens, on this page.
        h: next.hideOnMobile || displayDevices === 'desktop',
        d: displayDevices === 'mobile',
        x: !isShownOn(next.displayPages, location.pathname, config.rootUrl),
      };
      for (const [name, on] of Object.entries(shown)) classes.toggle(name, on);
      words.textContent = label;
      applyOwnStyle(root, next.customCss);
      tell();
    },
    say(close) {
      closeWords = close;
      tell();
    },
    showOpen(open) {
      classes.toggle('o', open);
      classes.remove('w');
      tell();
    },
    showUnread(count) {
      unread = count;
      classes.toggle('u', count > 0);
      tell();
    },
  };
  shell.apply(look);
  return shell;
}
