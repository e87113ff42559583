/** The choice of the color scheme. */
export const texts = {
  title: 'Appearance',
  label: 'Theme',
  description: 'Saved in this browser.',
  auto: 'System',
  light: 'Light',
  dark: 'Dark',
};
