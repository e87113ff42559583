/// <reference types="vite/client" />
import type { LauncherLook } from '@chatty/contract/settings/embed-config';
import { directionOf } from '@chatty/contract/visitor-texts/direction';
import frame from '../app/style/frame.css?inline';
import schemes from '../app/style/schemes.css?inline';
import { merchantColors, onDeviceScheme, schemeOf } from '../app/style/scheme.ts';
import type { Shell } from '../loader/shell.ts';
import home from './home.css?inline';

/** The name of the style of what both draw, the chat and its first look. It is there once, before that of either. */
const commonId = 'chat-style';

export function addStyle(root: ShadowRoot, css: string, id = ''): void {
  const style = document.createElement('style');
  style.id = id;
  style.textContent = css;
  root.append(style);
}

/** The colors and the corner that the settings say. */
function dressPlace(place: HTMLElement, look: LauncherLook): void {
  const scheme = schemeOf(look);
  place.className = `chat chat-${look.floatBtnPosition} chat-${scheme}${look.isGradient ? ' chat-gradient' : ''}`;
  for (const [name, value] of Object.entries(merchantColors(look, scheme))) place.style.setProperty(name, value);
}

/**
 * An element in which the chat is drawn, beside the launcher and out of reach of the store's own styles. `dress` draws it
 * anew, as the shell's look says.
 */
export function makePlace(shell: Shell, style: string): { place: HTMLElement; dress(): void } {
  const { config, root } = shell;
  if (!root.getElementById(commonId)) addStyle(root, schemes + frame + home, commonId);
  addStyle(root, style);
  const place = document.createElement('div');
  place.dir = document.documentElement.dir || directionOf(config.locale);
  place.lang = config.locale;
  const dress = () => dressPlace(place, shell.look);
  dress();
  onDeviceScheme(dress);
  root.append(place);
  return { place, dress };
}
