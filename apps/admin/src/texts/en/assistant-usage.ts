const number = (count: number) => count.toLocaleString('en-US');
const replies = (count: number) => `${number(count)} ${count === 1 ? 'reply' : 'replies'}`;

/** What the assistant did, what that cost, and what is left of the plan. */
export const texts = {
  title: 'Assistant usage',
  subtitle: 'What your assistant did in the last 30 days, and what is left of your plan',
  notLoaded: 'Couldn’t load your usage',
  loading: 'Loading',

  plan: {
    title: (name: string) => `Your ${name} plan`,
    used: (used: number, limit: number) => `${number(used)} of ${replies(limit)} used in the last 30 days`,
    unlimited: (used: number) => `${replies(used)} in the last 30 days. Your shop has no limit.`,
    today: (used: number, limit: number) =>
      `${number(used)} of ${number(limit)} today. One day may use a third of the plan, so that a flood can’t take all of it.`,
    counts:
      'A reply counts when your assistant has said something that it asked its engine for. What fails, what isn’t sent, and FAQs quoted at the limit don’t count.',
    atLimit:
      'When no replies are left, your assistant still answers from your FAQs and custom answers, for free, and hands all else to your team.',
    extra: (price: string, cap: string) =>
      `Your plan’s price for an extra reply is ${price}, up to ${cap} in 30 days. Extra replies can’t be bought yet: nothing is charged.`,
    noExtra: 'Your plan has no extra replies.',
  },

  forecast: {
    reached: 'All replies are used. They come back day by day, 30 days after they were written.',
    unknown: 'Too little has happened for a forecast: it takes a week with 20 replies.',
    enough: (perDay: string) => `At ${perDay} a day, as in the last 7 days, your plan is enough.`,
    reachedOn: (perDay: string, day: string) =>
      `At ${perDay} a day, as in the last 7 days, your plan is used up on ${day}.`,
  },

  banner: {
    most: (percent: number) => `${percent}% of your plan’s AI replies are used.`,
    all: 'All AI replies of your plan are used. Your assistant answers from FAQs and custom answers only.',
    see: 'See usage',
  },

  figures: {
    title: 'Last 30 days',
    replies: 'Replies to visitors',
    conversations: 'Conversations',
    cost: 'Cost',
    perReply: 'Cost per reply',
    tokens: 'Tokens',
    free: 'Didn’t count',
  },
  none: '–',

  sources: {
    title: 'By source',
    source: 'Source',
    visitors: 'Answers to visitors',
    help: 'Help for members',
    tests: 'Tests',
    asked: 'Replies',
    input: 'Tokens read',
    output: 'Tokens written',
    cost: 'Cost',
    perReply: 'Cost per reply',
    hint: 'Help and tests count here where a language model did them. Without one they cost nothing.',
  },

  days: {
    title: 'By day',
    of: 'Day (UTC)',
    chart: 'Replies to visitors by day',
    counted: 'Counted',
    free: 'Didn’t count',
  },
};
