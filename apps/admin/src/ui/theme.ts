import {
  ActionIcon,
  Button,
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import { texts } from '#texts/ui.ts';

/** From paper to ink: the one family of greys; its dark end is the colour of primary actions. */
const ink: MantineColorsTuple = [
  '#f8f8f7',
  '#f0f0ef',
  '#e2e2df',
  '#cfcfcb',
  '#a9a9a4',
  '#7d8087',
  '#5a5f66',
  '#3b4047',
  '#2b2f35',
  '#1f2328',
];

/** The same family in the dark, where paper is dark and ink is light. */
const inkInTheDark: MantineColorsTuple = [
  '#1c1e21',
  '#26292d',
  '#303338',
  '#42464d',
  '#767b83',
  '#8f949b',
  '#a9adb3',
  '#c9cbce',
  '#e2e2df',
  '#ececea',
];

/** What the component library paints its surfaces with in the dark: text first, the ground last. */
const dark: MantineColorsTuple = [
  '#ececea',
  '#c9cbce',
  '#a9adb3',
  '#8f949b',
  '#42464d',
  '#34373c',
  '#26292d',
  '#1c1e21',
  '#181a1c',
  '#131416',
];

/** Colors for places that our style sheets don't reach: the icon of the tab, the support chat. */
export const outside = { ink: '#1f2328', paper: '#ffffff', alarm: '#c62828', brand: '#2b2f35' };

/** The library writes white on every fill and mixes hovers from the light scheme's greys; ours hold in both schemes. */
const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  if (input.variant === 'filled') return { ...colors, color: 'var(--on-ink)' };
  if (input.variant === 'subtle') return { ...colors, hover: 'var(--surface-active)' };
  return colors;
};

/** The shipped font (fonts.css), a fallback of the same size while it loads, then the system's font. */
const fonts = [
  '"Inter Variable"',
  '"Inter Fallback"',
  '-apple-system',
  'BlinkMacSystemFont',
  '"Segoe UI"',
  'Roboto',
  '"Helvetica Neue"',
  'Arial',
  'sans-serif',
];

/** Mantine's side of the tokens; what plain CSS needs stands in global.css under the same ideas. */
export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: 8,
  colors: { ink, dark },
  black: '#1f2328',
  variantColorResolver: variantColors,
  fontFamily: fonts.join(', '),
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  headings: {
    fontWeight: '650',
    sizes: { h1: { fontSize: '20px', lineHeight: '1.35' }, h2: { fontSize: '14px', lineHeight: '1.4' } },
  },
  defaultRadius: 8,
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({ defaultProps: { size: 'xs', fz: 13 } }),
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'subtle', color: 'ink.7' } }),
    // Only names: the code of these components comes with the pages that show them.
    Checkbox: { defaultProps: { iconColor: 'var(--on-ink)' } },
    Radio: { defaultProps: { iconColor: 'var(--on-ink)' } },
    Switch: { defaultProps: { withThumbIndicator: false } },
    Tooltip: { defaultProps: { openDelay: 400, withinPortal: true } },
    // The library's placeholder for the first focus is no menu item, which ARIA forbids inside a menu.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Modal: {
      defaultProps: { centered: true, radius: 12, closeButtonProps: { 'aria-label': texts.close } },
    },
  },
});

const inkVariables = Object.fromEntries(inkInTheDark.map((it, at) => [`--mantine-color-ink-${at}`, it]));
const redVariables = Object.fromEntries([6, 7, 8, 9].map((at) => [`--mantine-color-red-${at}`, 'var(--bad)']));

/** Mantine's own red and greys for small text are too pale on white; these pass 4.5:1. */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': '#b3261e',
    '--mantine-color-placeholder': '#6b6f76',
    '--mantine-color-dimmed': '#5a5f66',
    '--mantine-color-anchor': '#1d5fa8',
  },
  dark: {
    ...inkVariables,
    ...redVariables,
    '--mantine-color-ink-light': 'var(--surface-active)',
    '--mantine-color-ink-light-hover': 'var(--surface-active)',
    '--mantine-color-ink-light-color': 'var(--ink-strong)',
    '--mantine-color-ink-outline': 'var(--ink-strong)',
    '--mantine-color-red-light': 'var(--bad-soft)',
    '--mantine-color-red-light-color': 'var(--bad)',
    '--mantine-color-yellow-light': 'var(--warn-soft)',
    '--mantine-color-yellow-light-color': 'var(--warn)',
    '--mantine-color-teal-light': 'var(--good-soft)',
    '--mantine-color-teal-light-color': 'var(--good)',
    '--mantine-color-gray-light': 'var(--surface-active)',
    '--mantine-color-gray-light-color': 'var(--ink-strong)',
    '--mantine-color-error': 'var(--bad)',
    '--mantine-color-success': 'var(--good)',
    '--mantine-color-placeholder': '#969ba2',
    '--mantine-color-dimmed': 'var(--ink-soft)',
    '--mantine-color-anchor': 'var(--accent)',
    '--mantine-color-disabled': 'var(--surface-active)',
  },
});
