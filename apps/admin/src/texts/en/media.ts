/** What stands before a video of another site. */
export const texts = {
  video: 'Video',
  playVideo: (title: string) => (title === '' ? 'Play video' : `Play video: ${title}`),
  loadsFrom: (site: string) => `Loads from ${site}`,
};
