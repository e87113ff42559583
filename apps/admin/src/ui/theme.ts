import {
  ActionIcon,
  Button,
  createTheme,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  Menu,
  Modal,
  Tooltip,
} from '@mantine/core';

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

/** Mantine's side of the tokens; what plain CSS needs stands in global.css under the same ideas. */
export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: 8,
  colors: { ink },
  black: '#1f2328',
  fontFamily: 'Inter, -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
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
    Tooltip: Tooltip.extend({ defaultProps: { openDelay: 400, withinPortal: true, color: 'ink.9' } }),
    // Its placeholder for the first focus is no item, and a menu may hold nothing else.
    Menu: Menu.extend({ defaultProps: { withInitialFocusPlaceholder: false } }),
    Modal: Modal.extend({
      defaultProps: { centered: true, radius: 12, closeButtonProps: { 'aria-label': 'Close' } },
    }),
  },
});

/** Mantine's own red and greys for small text are too pale on white; these pass 4.5:1. */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': '#b3261e',
    '--mantine-color-placeholder': '#6b6f76',
    '--mantine-color-dimmed': '#5a5f66',
    '--mantine-color-anchor': '#1d5fa8',
  },
  dark: {},
});
