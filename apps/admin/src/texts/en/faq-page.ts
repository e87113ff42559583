/** The page of the store that shows the FAQs, and what is set of it. */
export const texts = {
  title: 'Your FAQ page',
  about:
    'Your store shows all published FAQs on a page of its own, in the look of your theme. Link it in your store’s menu.',
  view: 'View page',
  off: 'Visitors don’t find this page while it’s off.',
  isEnabled: 'Show the FAQ page',
  pageTitle: 'Title',
  description: 'Description',
  descriptionHint: 'A line under the title, if you like.',
  isShowSearch: 'Let visitors search',
  isShowCategories: 'Group FAQs by category',
  links: 'Links to categories',
  linksHint: 'Each leads to its category on the page, in every language.',
  linksNotLoaded: 'Couldn’t load your categories',
  linksLoading: 'Loading your categories',
  noCategories: 'None of your published FAQs has a category yet.',
  copyLink: 'Copy link',
  copyLinkOf: (category: string) => `Copy link to ${category}`,
  copiedLinkOf: (category: string) => `Copied link to ${category}`,
  copied: 'Copied',
  preview: {
    title: 'Preview',
    frame: 'Preview of the FAQ page',
    loading: 'Loading the preview',
    failed: 'Couldn’t load the preview',
    incomplete: 'Give the page a title to see it.',
    note: 'Shows your changes before you save. Your theme decides on fonts and colors.',
    first: (shown: number, total: number) =>
      `Shows the first ${shown} of ${total} FAQs, with your changes before you save.`,
  },
  settings: 'FAQ page settings',
  seoTitle: 'Title for search engines',
  seoDescription: 'Description for search engines',
  /** Search engines cut what is longer. */
  length: (count: number, best: number) =>
    count > best
      ? `${count} characters: search engines may cut it after about ${best}.`
      : `${count} of about ${best} characters.`,
  result: 'How it may look among search results',
  noDescription: 'Search engines choose some words of the page.',
};
