/** Tags: words of the shop's own by which its team sorts conversations and contacts. */
export const texts = {
  tags: 'Tags',
  add: 'Add tags',
  find: 'Find or make a tag',
  make: (name: string) => `Make tag “${name}”`,
  none: 'No tags yet. Type a name to make one.',
  noneFound: 'No tag of that name',
  loading: 'Loading tags',
  remove: (name: string) => `Remove tag ${name}`,
  failedToMake: 'Failed to make the tag',
  failedToChange: 'Failed to change the tags',
};
