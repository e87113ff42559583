import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Metric, type Said, stopped, tick } from './clock.ts';

const maya = '00000000-0000-4000-8000-000000000001';
const day = Date.UTC(2026, 0, 5);

/** What is said in a conversation, each at its minute. */
type Line = [
  minute: number,
  who: Said['sender'] | 'note' | 'quick' | { activity: NonNullable<Said['activity']>; by?: 'member' },
];

const saidOf = (lines: readonly Line[]): Said[] =>
  lines.map(([minute, who], i) => ({
    seq: i + 1,
    kind: typeof who === 'object' ? 'activity' : who === 'note' ? 'note' : 'text',
    sender: typeof who === 'object' ? 'system' : who === 'note' ? 'admin' : who === 'quick' ? 'assistant' : who,
    activity: typeof who === 'object' ? who.activity : null,
    member_id: who === 'admin' || who === 'note' || (typeof who === 'object' && who.by) ? maya : null,
    created_at: new Date(day + minute * 60_000),
    merged: null,
    isQuickAnswer: who === 'quick',
  }));

function measured(lines: readonly Line[]): Metric[] {
  let clock = stopped;
  let metrics: Metric[] = [];
  for (const said of saidOf(lines)) {
    const next = tick(clock, said);
    clock = next.clock;
    metrics = [...metrics.filter((it) => it.seq !== next.takenBack), ...(next.metric ? [next.metric] : [])];
  }
  return metrics;
}

/** In a few words: which time, whose, from which minute to which. */
const told = (lines: readonly Line[]) =>
  measured(lines).map(({ kind, by, endedAs, startedAt, endedAt }) =>
    [kind, by, ...(endedAs ? [endedAs] : []), ...[startedAt, endedAt].map((at) => (at.getTime() - day) / 60_000)].join(
      ' ',
    ),
  );

const event = (activity: string) => ({ activity });
const byMember = (activity: string) => ({ activity, by: 'member' as const });

describe('the times of a conversation', () => {
  it('begin with the first word that nobody has answered, and end with the answer', () => {
    expect(
      told([
        [0, 'guest'],
        [1, 'guest'],
        [5, 'admin'],
        [6, 'admin'],
        [10, 'guest'],
        [12, 'admin'],
        [20, event('resolved')],
      ]),
    ).toEqual(['first_response person 0 5', 'next_response person 10 12', 'resolution person resolved 0 20']);
  });

  it('end with a quick answer as well, and are nobody’s then', () => {
    expect(
      told([
        [0, 'guest'],
        [0, 'quick'],
        [10, 'guest'],
        [15, 'admin'],
        [20, 'guest'],
        [20, 'quick'],
        [25, 'admin'],
      ]),
    ).toEqual(['first_response person 10 15', 'next_response person 20 25']);
    expect(
      told([
        [0, 'guest'],
        [0, 'quick'],
        [60, event('auto_resolved')],
      ]),
    ).toEqual([]);
  });

  it('are the assistant’s own while it answers, and a person’s from when the visitor got one', () => {
    expect(
      told([
        [0, 'anonymous'],
        [1, 'assistant'],
        [2, 'anonymous'],
        [3, event('assistant_gave_up')],
        [3, 'assistant'],
        [4, 'anonymous'],
        [9, event('joined')],
        [9, 'admin'],
        [30, event('auto_resolved')],
      ]),
    ).toEqual(['first_response assistant 0 1', 'first_response person 3 9', 'resolution person auto_resolved 0 30']);
  });

  it('begin anew when the assistant gets it back while the visitor waits', () => {
    expect(
      told([
        [0, 'customer'],
        [1, event('person_requested')],
        [6, event('handed_back')],
        [7, 'assistant'],
        [9, event('ended')],
      ]),
    ).toEqual(['first_response assistant 6 7', 'resolution assistant ended 0 9']);
  });

  it('of a round that was resolved say nothing of the next', () => {
    expect(
      told([
        [0, 'guest'],
        [2, 'admin'],
        [3, event('resolved')],
        [50, event('reopened')],
        [50, 'guest'],
        [51, 'assistant'],
        [60, event('resolved')],
      ]),
    ).toEqual([
      'first_response person 0 2',
      'resolution person resolved 0 3',
      'first_response assistant 50 51',
      'resolution assistant resolved 50 60',
    ]);
  });

  it('go on where a member opens again what was over, before the visitor has said anything more', () => {
    for (const back of ['reopened', 'taken_over']) {
      expect(
        told([
          [0, 'guest'],
          [1, event('resolved')],
          [2, byMember(back)],
          [10, 'admin'],
          [20, event('resolved')],
          [21, byMember(back)],
          [30, event('resolved')],
        ]),
      ).toEqual(['first_response person 0 10', 'resolution person resolved 0 30']);
    }
  });

  it('are not ended by a note, by words of the system, or by words that nobody waited for; nobody resolves without a response', () => {
    expect(
      told([
        [0, 'admin'],
        [1, event('resolved')],
        [2, 'guest'],
        [3, 'note'],
        [4, 'system'],
        [5, event('resolved')],
      ]),
    ).toEqual([]);
  });

  it('are none of who is blocked', () => {
    expect(
      told([
        [0, 'guest'],
        [5, event('blocked')],
        [9, event('unblocked')],
        [10, 'admin'],
      ]),
    ).toEqual([]);
  });

  it('are none of spam', () => {
    expect(
      told([
        [0, 'guest'],
        [5, event('marked_spam')],
        [6, 'guest'],
        [9, event('not_spam')],
        [10, 'admin'],
      ]),
    ).toEqual(['first_response person 6 10']);
  });

  const line = fc.oneof(
    fc.constantFrom<Line[1]>('guest', 'admin', 'assistant', 'system', 'note'),
    fc
      .constantFrom(
        'person_requested',
        'assistant_gave_up',
        'handed_back',
        'taken_over',
        'resolved',
        'ended',
        'reopened',
      )
      .map(event),
  );
  const conversation = fc.array(fc.tuple(fc.nat(30), line), { maxLength: 40 }).map((steps): Line[] => {
    let minute = 0;
    return steps.map(([later, who]) => [(minute += later), who]);
  });

  it('never run backwards or over each other, and are each ended by another message, whatever happens', () => {
    fc.assert(
      fc.property(conversation, (lines) => {
        const all = measured(lines);
        expect(new Set(all.map((it) => it.seq)).size).toBe(all.length);
        for (const it of all) expect(it.endedAt.getTime()).toBeGreaterThanOrEqual(it.startedAt.getTime());
        for (const kinds of [['resolution'], ['first_response', 'next_response']]) {
          const own = all.filter((it) => kinds.includes(it.kind));
          for (const [i, it] of own.entries())
            expect(it.startedAt.getTime()).toBeGreaterThanOrEqual(own[i - 1]?.endedAt.getTime() ?? 0);
        }
      }),
    );
  });

  it('hold one first response of each in a round at most', () => {
    fc.assert(
      fc.property(conversation, (lines) => {
        const endings = saidOf(lines).filter((it) => it.activity === 'resolved' || it.activity === 'ended');
        const round = (seq: number) => endings.filter((it) => it.seq < seq).length;
        const firsts = measured(lines).filter((it) => it.kind === 'first_response');
        const places = firsts.map((it) => `${it.by} ${round(it.seq)}`);
        expect(new Set(places).size).toBe(places.length);
      }),
    );
  });
});
