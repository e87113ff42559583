/** What every page of the admin says. */
export const texts = {
  failedToLoad: 'Failed to load',
  failedToFetch: 'Failed to fetch data',
  failedToSave: 'Failed to save',
  settingsSaved: 'Settings saved',
  tryAgain: 'Try again',
  closeMessage: 'Close message',
};
