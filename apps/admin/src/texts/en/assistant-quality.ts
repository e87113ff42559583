const number = (count: number) => count.toLocaleString('en-US');

/** How good the assistant's turns were. */
export const texts = {
  title: 'Assistant quality',
  subtitle: 'How good your assistant’s turns were in real conversations',
  notLoaded: 'Couldn’t load the quality of your assistant',
  loading: 'Loading',
  by: 'Show by',
  byDay: 'Last 30 days',
  byWeek: 'Last 12 weeks',
  noneTitle: 'Nothing to measure yet',
  none: 'As soon as visitors ask your assistant something, its quality shows here.',
  noShare: '–',

  figures: {
    title: 'At a glance',
    coverage: 'Questions answered',
    coverageHint: (aim: number) => `Of all that were answered or refused. Aim for ${aim}%.`,
    grounded: 'Answers that stood as they were',
    groundedHint: 'Nothing had to be left out, and nobody holds them to be wrong.',
    refusedWrongly: 'Refused though you knew',
    refusedWronglyHint: 'A person then told what a source says, or your team said so.',
    resolved: 'Conversations resolved',
    resolvedHint: 'The visitor voted, thanked, or rated it well, and no person was needed. Silence doesn’t count.',
  },

  suite: {
    title: 'On your test suite',
    subtitle: (asked: number, cases: number, when: string) =>
      `${number(asked)} of ${number(cases)} ${cases === 1 ? 'test' : 'tests'}, as last asked on ${when}`,
    none: 'No test was run yet.',
    notLoaded: 'Couldn’t load the results of your tests',
    see: 'See the test suite',
    live: (share: string) => `With visitors: ${share}`,
    kinds: {
      grounded: 'Answered, every check held',
      wrong: 'Answered, a check failed',
      refused_rightly: 'Refused, rightly',
      refused_wrongly: 'Refused, wrongly',
      handed_off: 'Handed off',
    },
  },

  coverage: {
    title: 'Questions answered',
    chart: 'Share of questions answered',
    share: 'Answered (%)',
    aim: (aim: number) => `Aim: ${aim}%`,
  },

  turns: { title: 'Turns', chart: 'Turns by how they ended' },
  kinds: {
    grounded: 'Answered',
    trimmed: 'Answered, sentences left out',
    wrong: 'Answered, marked wrong',
    asked_back: 'Asked back',
    refused_rightly: 'Refused, rightly',
    refused_wrongly: 'Refused, wrongly',
    refused: 'Refused, not judged',
    handed_off: 'Handed off',
    failed: 'Failed',
  },

  conversations: {
    title: 'Conversations',
    chart: 'Conversations by how they ended',
    resolved: 'Resolved by the assistant',
    person: 'With a person',
    open: 'Visitor said nothing',
  },

  of: { day: 'Day (UTC)', week: 'Week of (UTC)' },
  see: (count: number, kind: string, when: string) => `${number(count)}: ${kind}, ${when}. See them in the log`,
};
