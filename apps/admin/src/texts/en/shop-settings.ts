/** What every page of the chatbox's settings says. */
export const texts = {
  chooseFirst: 'Somebody changed the same settings. Choose which to keep, then save again.',
  loading: 'Loading the settings',
  notLoaded: 'The settings weren’t loaded',
  on: 'On',
  off: 'Off',
  empty: 'Empty',
  conflict: {
    title: 'Somebody else changed this, too',
    text: 'Nothing of yours is lost. Choose what stays for each setting.',
    mine: 'Yours',
    theirs: 'Theirs',
    keepMine: 'Keep mine',
    useTheirs: 'Use theirs',
  },
};
