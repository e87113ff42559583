/** The list of the settings. */
export const texts = {
  title: 'Settings',
  you: 'You',
  awayMode: { title: 'Away mode', text: 'Appear away while you’re logged in' },
};
