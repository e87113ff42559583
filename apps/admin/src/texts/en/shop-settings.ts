/** What every page of the chatbox's settings says. */
export const texts = {
  loading: 'Loading the settings',
  notLoaded: 'The settings weren’t loaded',
};
