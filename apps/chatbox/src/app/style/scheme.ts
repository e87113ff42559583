import { chatPapers, contrast, readableAs, readableOn } from '@chatty/contract/readable-colors';
import type { LauncherLook } from '@chatty/contract/settings/embed-config';

export type Scheme = 'light' | 'dark';

/** What the merchant's colors are drawn on: the chat's page, and the fill under words. As in `schemes.css`. */
const grounds = {
  light: { paper: chatPapers.light, fill: '#f3f4f7' },
  dark: { paper: chatPapers.dark, fill: '#2a303a' },
};

// A lighter shade under light words would take from them; away from the words, it gives.
const deeper = (ink: string, ground: string) =>
  contrast(ink, '#000000') > contrast(ground, '#000000') ? '#000' : '#fff';

/** The merchant's colors as the chat draws them in a scheme: whatever was chosen, everybody can read what stands there. */
export function merchantColors(
  { brandColor, textColor, actionColor }: Pick<LauncherLook, 'brandColor' | 'textColor' | 'actionColor'>,
  scheme: Scheme,
): Record<string, string> {
  const { paper, fill } = grounds[scheme];
  const onBrand = readableOn(brandColor, textColor);
  // A button that is as dark as a dark page, or as white as a white one, would not be seen.
  const action = readableAs(actionColor, paper, scheme === 'dark' ? 2 : 1.25);
  const onAction = readableOn(action, '#ffffff');
  return {
    '--on-brand': onBrand,
    '--deeper': deeper(onBrand, brandColor),
    '--action': action,
    '--on-action': onAction,
    '--deeper-action': deeper(onAction, action),
    '--action-ink': readableAs(actionColor, fill),
  };
}

const dark = () => matchMedia('(prefers-color-scheme: dark)');

/** The scheme that the merchant chose; with `auto`, that of the visitor's device. */
export const schemeOf = ({ colorMode }: Pick<LauncherLook, 'colorMode'>): Scheme =>
  colorMode === 'dark' || (colorMode === 'auto' && dark().matches) ? 'dark' : 'light';

/** Told when the visitor's device becomes light or dark. */
export const onDeviceScheme = (told: () => void): void => dark().addEventListener('change', told);
