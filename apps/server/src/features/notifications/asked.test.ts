import { describe, expect, it } from 'vitest';
import { gaveUpAs } from '../conversations/index.ts';
import { askedIn, type Told } from './asked.ts';

const said = (sender: Told['sender'], text: string): Told => ({ sender, activity: null, text, files: [] });
const grey = (activity: Told['activity']): Told => ({ sender: 'system', activity, text: '', files: [] });
/** What was told, in order. */
const asked = (...told: Told[]) => askedIn(told.toReversed());

describe('what a visitor asked', () => {
  it('is their question, not what the assistant said when it passed them on', () => {
    for (const as of gaveUpAs) {
      const passedOn = [said('assistant', 'I’m passing you on to a colleague.'), grey(as)];
      expect(asked(said('anonymous', 'Is it vegan?'), ...passedOn)).toEqual(['Is it vegan?']);
      const goesOn = [...passedOn, said('system', 'We are away.'), said('guest', 'Hello?')];
      expect(asked(said('guest', 'Is it vegan?'), ...goesOn)).toEqual(['Is it vegan?', 'Hello?']);
    }
    expect(asked(said('guest', 'Help'), grey('person_requested'), said('system', 'We are away.'))).toEqual(['Help']);
  });

  it('is nothing that was answered', () => {
    expect(asked(said('guest', 'One'), said('assistant', 'Yes.'), said('guest', 'Two'))).toEqual(['Two']);
    const before = [said('guest', 'Zero'), said('assistant', 'A colleague will.'), grey('assistant_gave_up')];
    const back = [...before, grey('handed_back'), said('guest', 'One'), said('assistant', 'Yes.')];
    expect(asked(...back, said('guest', 'Two'))).toEqual(['Two']);
    expect(asked(said('guest', 'One'), said('admin', 'Yes.'), said('guest', 'Two'), grey('reopened'))).toEqual(['Two']);
    expect(asked(said('guest', 'One'), said('admin', 'Yes.'), grey('person_requested'))).toEqual([]);
    const pressed = [said('assistant', 'Yes.'), grey('person_requested')];
    expect(asked(said('guest', 'One'), ...pressed)).toEqual(['One']);
  });

  it('is the last three of many, without marks, and a file by its name', () => {
    const many = ['1', '2', '3', '**4**'].map((it) => said('guest', it));
    expect(asked(...many)).toEqual(['2', '3', '4']);
    expect(asked({ ...said('guest', ''), files: [{ name: 'label.jpg' }] })).toEqual(['label.jpg']);
    expect(asked(said('guest', 'a'.repeat(5000)))[0]).toHaveLength(400);
  });
});
