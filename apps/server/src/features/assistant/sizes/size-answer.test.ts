import type { SizeGuideText } from '@chatty/contract/size-guides';
import { newId } from '@chatty/contract/new-id';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calls, says } from '../../../test-kit/model-server.ts';
import { engineKinds, openScriptedDemo, type ScriptedDemo } from '../testing/scripted-demo.ts';

const guide: SizeGuideText = {
  name: 'Jackets',
  unit: 'cm',
  columns: [
    { measure: 'chest', label: 'Chest' },
    { measure: 'waist', label: 'Waist' },
  ],
  rows: [
    {
      size: 'S',
      ranges: [
        { from: 88, to: 95 },
        { from: 72, to: 79 },
      ],
    },
    {
      size: 'M',
      ranges: [
        { from: 96, to: 104 },
        { from: 80, to: 88 },
      ],
    },
    {
      size: 'L',
      ranges: [
        { from: 105, to: 112 },
        { from: 89, to: 97 },
      ],
    },
  ],
  scope: { all: true, products: [], types: [], vendors: [], tags: [] },
  betweenNote: 'Between two sizes we suggest the larger one.',
  outsideNote: 'None of our sizes is made for this measure.',
};

describe.each(engineKinds)('a size guide with the %s engine', (kind) => {
  let demo: ScriptedDemo;
  const made: string[] = [];
  beforeAll(async () => {
    demo = await openScriptedDemo(kind);
  }, 120_000);
  beforeEach(() => demo.w.forgetLimits());
  afterAll(() => demo?.close());
  afterEach(async () => {
    for (const id of made.splice(0)) await demo.member('DELETE /ai_assistant/size-guides/:id', { params: { id } });
  });

  const add = async (more: Partial<SizeGuideText> = {}) => {
    const { data } = await demo.member('POST /ai_assistant/size-guides', { body: { id: newId(), ...guide, ...more } });
    made.push(data.id);
    return data;
  };
  const ask = async (question: string, ...said: string[]) => {
    const visitor = await demo.visitor();
    demo.script(calls('search_knowledge', { question }), says(said.join(' ')));
    return visitor.ask(question);
  };

  test.each([
    'My chest is 98 cm, which size do I need?',
    '98cm chest what size',
    'chest 38.5 inches, what size?',
    'I have a chest of 980 mm. What size should I order?',
  ])('“%s” is answered with the row, and the guide as its source', async (question) => {
    const { id } = await add();
    const { text, message, decision } = await ask(question, 'You surely need XL.');
    expect(text).toBe('Size | Chest (cm) | Waist (cm)\nM | 96–104 | 80–88');
    expect(decision.outcome).toBe('answered');
    expect(message?.parts).toContainEqual({
      type: 'sources',
      sources: [{ kind: 'size_guide', id, title: 'Jackets', url: null }],
    });
  });

  test('who is between sizes, or measures two, is told both with the shop’s note', async () => {
    await add();
    const { text } = await ask('chest 98 cm and waist 92 cm, what size?');
    expect(text).toBe(
      'Size | Chest (cm) | Waist (cm)\nM | 96–104 | 80–88\nL | 105–112 | 89–97\nBetween two sizes we suggest the larger one.',
    );
  });

  test('who is outside the table is told so, and offered a person', async () => {
    await add();
    const { text, message } = await ask('My chest is 150 cm, what size am I?');
    expect(text).toBe('None of our sizes is made for this measure.');
    expect(message?.parts).toContainEqual({ type: 'offerPerson' });
  });

  test('nothing is guessed where no guide is made for the product that is named', async () => {
    const { data } = await demo.member('GET /ai_assistant/products', { query: { limit: 2 } });
    const [one, other] = data.products;
    if (!one || !other) throw new Error('the demo has products');
    const { id } = await add({ scope: { ...guide.scope, all: false, products: [{ id: one.id, title: one.title }] } });
    const of = ({ title }: { title: string }) => `My chest is 98 cm, what size of the ${title} do I need?`;
    const found = await ask(of(one));
    expect(found.text).toContain('M | 96–104 | 80–88');
    const none = await ask(of(other), 'I could not find that.');
    expect(none.text).not.toContain('96–104');
    expect(JSON.stringify(none.message?.parts)).not.toContain(id);
  });

  test('who asks for the table reads it', async () => {
    await add({ name: 'Rain jackets' });
    const { text } = await ask(
      'What is your size chart for rain jackets?',
      'Size | Chest (cm) | Waist (cm)\nM | 96–104 | 80–88',
    );
    expect(text).toContain('M | 96–104 | 80–88');
  });
});
