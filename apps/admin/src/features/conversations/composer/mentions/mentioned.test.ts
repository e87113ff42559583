import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matching, mentionedIds, withNamesBold } from './mentioned.ts';

const team = [
  { id: '1', fullName: 'Tom' },
  { id: '2', fullName: 'Tom Berg' },
  { id: '3', fullName: 'Zoë Åkesson' },
  { id: '4', fullName: 'Max (B2B)' },
];

describe('the members whom a note names', () => {
  it('are those whose whole name stands after an @, the longer where two begin alike', () => {
    expect(mentionedIds('@Tom Berg, and @zoë åkesson.', team)).toEqual(['2', '3']);
    expect(mentionedIds('@Tom look', team)).toEqual(['1']);
    expect(mentionedIds('@Tommy, mail tom@Tom, Tom', team)).toEqual([]);
    expect(mentionedIds('(@Max (B2B))', team)).toEqual(['4']);
  });

  it('with one and the same name are all of them', () => {
    expect(mentionedIds('@Tom', [...team, { id: '5', fullName: 'Tom' }])).toEqual(['1', '5']);
  });

  it('are set off, and nothing else of the text changes', () => {
    expect(withNamesBold('Hi @Tom Berg!', team)).toBe('Hi **@Tom Berg**!');
    expect(withNamesBold('@Max (B2B)', team)).toBe('@Max (B2B)');
    const words = fc.array(fc.constantFrom('@', 'Tom', ' ', 'Berg', 'Zoë Åkesson', '@Tom', '\n', 'x'));
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join('');
        expect(withNamesBold(text, team).replaceAll('**', '')).toBe(text);
      }),
    );
  });
});

describe('a name that is being typed', () => {
  it('finds members by any word of theirs', () => {
    expect(matching(team, 'be').map((it) => it.id)).toEqual(['2']);
    expect(matching(team, 'tom b').map((it) => it.id)).toEqual(['2']);
    expect(matching(team, '').length).toBe(team.length);
    expect(matching(team, 'om')).toEqual([]);
  });
});
