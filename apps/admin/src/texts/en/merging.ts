/** What a form says where two members changed the same fields. */
export const texts = {
  chooseFirst: 'Somebody changed the same fields. Choose what to keep, then save again.',
  title: 'Somebody else changed this, too',
  text: 'Nothing of yours is lost. Choose what stays, field by field.',
  mine: 'Yours',
  theirs: 'Theirs',
  keepMine: 'Keep mine',
  useTheirs: 'Use theirs',
  on: 'On',
  off: 'Off',
  empty: 'Empty',
};
