import type { EmbedConfig, LauncherLook } from '@chatty/contract/settings/embed-config';
import { launcher } from '@chatty/contract/visitor-texts/heading-launcher';

type Told = LauncherLook & Pick<EmbedConfig, 'popups'>;

/** The product's defaults. */
const usual: Told = {
  brandColor: '#1a5c4c',
  textColor: '#ffffff',
  actionColor: '#1a5c4c',
  isGradient: true,
  colorMode: 'light',
  customCss: '',
  floatBtnLauncher: 'iconAndLabel',
  floatBtnLabel: launcher.launcherLabel,
  floatBtnSize: 55,
  floatBtnPosition: 'right',
  floatBtnOffsetSide: 20,
  floatBtnOffsetBottom: 20,
  zIndex: 2147483000,
  hideOnMobile: false,
  displayDevices: 'all',
  displayPages: { type: 'all', values: [] },
  labelColor: '#ffffff',
  drawing:
    'M12 3C6.9 3 3 6.4 3 10.8c0 2.3 1.1 4.3 2.9 5.7L5.2 20l3.9-1.8c.9.2 1.9.4 2.9.4 5.1 0 9-3.4 9-7.8S17.1 3 12 3Z',
  picture: '',
  popups: [],
};

type Fields = Readonly<Record<string, unknown>>;

/** Of the same kind, and so is all that stands in it. */
const isLike = (given: unknown, value: unknown): boolean =>
  given?.constructor === value?.constructor &&
  (value?.constructor !== Object ||
    Object.entries(value as Fields).every(([name, own]) => isLike((given as Fields)[name], own)));

/**
 * What the store was told, with the product's defaults for what is missing or is of another kind: the store may have been
 * told by an earlier version. What it was told in the page's own language comes with how the chat is closed. A label that
 * is told as empty is what the merchant wants.
 */
export function readLook({ config = '{}', label, close }: DOMStringMap): Told {
  const all = { ...usual, floatBtnLabel: label ?? usual.floatBtnLabel };
  try {
    const given = JSON.parse(config) as Fields;
    const known = Object.entries(all).map(([name, value]) => {
      const own = given[name];
      const isSaid = close && name === 'floatBtnLabel';
      return [name, !isSaid && isLike(own, value) ? own : value];
    });
    return Object.fromEntries(known) as Told;
  } catch {
    return all;
  }
}
