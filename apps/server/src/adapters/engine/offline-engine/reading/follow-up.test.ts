import { describe, expect, test } from 'vitest';
import { spellOut } from './follow-up.ts';

/** The last of several questions, each spelled out by those before it. */
function last(...questions: string[]) {
  const spelledOut: string[] = [];
  for (const it of questions) spelledOut.push(spellOut(it, spelledOut));
  return spelledOut.at(-1);
}

describe('a follow-up takes its subject from what was asked before:', () => {
  test.each([
    [['how long does standard delivery take', 'and express?'], 'how long does express delivery take'],
    [
      ['how long does standard delivery take', 'and express?', 'ok and to Alaska'],
      'how long does express delivery take to Alaska?',
    ],
    [['Do you ship to Canada?', 'and to Mexico?'], 'Do you ship to Mexico?'],
    [['Do you ship to Canada?', 'what about returns?', 'and to mexico?'], 'Do you ship to Mexico?'],
    [['Do you ship to Canada?', 'and how much is it?'], 'Do you ship to Canada how much is it?'],
    [['Do you ship to Canada?', 'what about returns?'], 'returns?'],
    [['How much is express shipping?', 'and how long?'], 'how long express shipping?'],
    [['how do I wash a wool blanket', 'how long is the warranty on it'], 'how long is the warranty on it'],
    [
      ['do you have cutting boards', 'how long does delivery take', 'do you have it in pine'],
      'do you have cutting boards do you have it in pine',
    ],
    [['looking for a down jacket', 'also how long is shipping to canada'], 'how long is shipping to canada'],
    [['What is the warranty on backpacks?', 'ok and tents'], 'what is the warranty on tents'],
    [['do you deliver to Iceland', 'can I get express there'], 'can I get express to Iceland'],
    [['how do I return earbuds', 'and who pays for the label'], 'how do I return earbuds who pays for the label'],
    [['do you have any codes', 'can I use two of them at once'], 'do you have any codes can I use two of them at once'],
    [['what is your phone number', 'is anyone there on sunday'], 'is anyone there on sunday'],
    [['how do I wash a merino top', 'and my down jacket, same thing?'], 'how do i wash my down jacket'],
    [
      ['how do I wash a merino top', 'what temperature if I have to?'],
      'how do I wash a merino top what temperature if I have to?',
    ],
    [
      ['how long to Toronto', 'and would a gas burner be ok to send there'],
      'would a gas burner be ok to send to Toronto',
    ],
    [['do you ship to Norway', 'so directly to Lima then?'], 'do you ship to Lima'],
    [
      ['how do I report that a mirror broke', 'do you need to see a photo in that case?'],
      'how do I report that a mirror broke do you need to see a photo?',
    ],
    [
      ['is the gift card sent by mail', 'how fast would a new one arrive for my aunt in spring'],
      'how fast would a new gift card arrive for my aunt in spring',
    ],
    [['is there a warranty on rugs', 'ok and on lamps?'], 'is there a warranty on lamps'],
    [['is the Fell chair foldable', 'then which chair is the cheapest?'], 'which chair is the cheapest?'],
    [['Do you have tents?', 'under $100?'], 'Do you have tents under $100?'],
    [['Do you have tents?', 'How long does delivery take?'], 'How long does delivery take?'],
  ])('%j', (questions, meant) => {
    expect(last(...questions)).toBe(meant);
  });
});
