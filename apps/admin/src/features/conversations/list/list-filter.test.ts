import { ConversationFilter } from '@chatty/contract/conversations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromAsked, toAsked } from './views/asked-filter.ts';
import {
  channels,
  firstFilter,
  handlers,
  priorities,
  readFilter,
  sorts,
  statuses,
  views,
  writeFilter,
} from './list-filter.ts';

const filter = fc.record({
  view: fc.constantFrom(...views),
  status: fc.constantFrom(...statuses),
  unread: fc.boolean(),
  waiting: fc.boolean(),
  watching: fc.boolean(),
  overdue: fc.boolean(),
  handler: fc.constantFrom(null, ...handlers),
  channel: fc.constantFrom(null, ...channels),
  assignee: fc.oneof(fc.constantFrom(null, 'nobody' as const), fc.uuid()),
  tag: fc.option(fc.uuid()),
  priority: fc.constantFrom(null, ...priorities),
  sort: fc.constantFrom(...sorts),
  search: fc.string(),
});

test('an address holds the whole filter, and nothing of a list that is not narrowed', () => {
  fc.assert(
    fc.property(filter, (it) => {
      expect(readFilter(new URLSearchParams(writeFilter(it)))).toEqual(it);
    }),
  );
  expect(writeFilter(firstFilter)).toBe('');
});

test('a search that an address holds is cut to what the server takes', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 150, maxLength: 300, unit: 'binary' }), (search) => {
      const read = readFilter(new URLSearchParams(writeFilter({ ...firstFilter, search })));
      expect(ConversationFilter.safeParse(toAsked(read)).success).toBe(true);
    }),
  );
});

test('a view keeps the whole filter', () => {
  fc.assert(
    fc.property(filter, (it) => {
      expect(fromAsked(toAsked(it))).toEqual(it);
    }),
  );
});

test('whatever stands in an address, it is a filter', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('view', 'tag', 'sort', 'assignee', 'priority'), fc.string()), (asked) => {
      const read = readFilter(new URLSearchParams(asked));
      expect(readFilter(new URLSearchParams(writeFilter(read)))).toEqual(read);
    }),
  );
});
