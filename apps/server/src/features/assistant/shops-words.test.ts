import type { AiAssistantSettings } from '@chatty/contract/settings/assistant/ai-assistant-settings';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frame } from '../../language/frames/en.ts';
import { frameOf } from '../../language/languages.ts';
import { calls, says } from '../../test-kit/model-server.ts';
import { engineKinds, openScriptedDemo, type ScriptedDemo } from './testing/scripted-demo.ts';

const english = {
  assistantSaysHandedOff: 'Hang on, Mia from our team takes this one.',
  assistantSaysFileOnly: { one: 'Mia looks at your file.', other: 'Mia looks at your {count} files.' },
  assistantSaysAskOrder: 'Your order number and email, please?',
  assistantSaysUnknown: 'That is beyond me. Shall Mia help?',
};
const bulgarian = {
  assistantSaysHandedOff: 'Предавам Ви на колега.',
  assistantSaysWordless: 'С какво да помогна?',
  assistantSaysFileOnly: { one: 'Мия ще види файла.', other: 'Мия ще види {count} файла.' },
};

/** The same holds whoever words the answers. */
describe.each(engineKinds)('what a shop words of the assistant’s sentences, with the %s engine', (kind) => {
  let demo: ScriptedDemo;
  beforeAll(async () => {
    demo = await openScriptedDemo(kind);
    await demo.member('POST /settings/translations', { body: { locale: 'bg' } });
    await save('en', english);
    await save('bg', bulgarian);
  }, 120_000);
  afterAll(() => demo?.close());

  type Values = Record<string, string | { one: string; other: string } | null>;
  const save = (locale: string, values: Values) =>
    demo.member('POST /settings/translations/:locale', { params: { locale }, body: { values } });
  const visitorIn = async (locale: string) => {
    const visitor = await demo.visitor();
    await demo.w.services.db.updateTable('contacts').set({ locale }).where('id', '=', visitor.contactId).execute();
    return visitor;
  };
  const photo = () => new Blob([`a photo ${newId()}`]);
  const wantsPerson = async (locale: string, text: string, words = english) => {
    demo.script(calls('hand_off', { why: 'asked', reason: text }), says(words.assistantSaysHandedOff));
    return (await (await visitorIn(locale)).ask(text)).text;
  };

  test('is what they read who get a person, each in their language', async () => {
    expect(await wantsPerson('en', 'I want to talk to a person')).toBe(english.assistantSaysHandedOff);
    const inBulgarian = await wantsPerson('bg', 'Искам човек', { ...english, ...bulgarian });
    // The offline engine knows no Bulgarian.
    if (demo.model) expect(inBulgarian).toBe(bulgarian.assistantSaysHandedOff);
  });

  test('counts as their language does; who reads another one reads the product’s', async () => {
    const words = { en: english.assistantSaysFileOnly.one, bg: 'Мия ще види файла.', de: frameOf('de').fileOnly(1) };
    for (const [locale, text] of Object.entries(words)) {
      expect((await (await visitorIn(locale)).ask('', photo())).text, locale).toBe(text);
    }
    expect((await (await visitorIn('bg')).ask('', photo(), photo())).text).toBe('Мия ще види 2 файла.');
  });

  test('is in a language that the assistant does not speak what was translated into it, else the shop’s original', async () => {
    const visitor = await visitorIn('bg');
    expect((await visitor.ask('??')).text).toBe(bulgarian.assistantSaysWordless);
    // What nobody has written in it is the product’s.
    expect((await visitor.ask('👍')).text).toBe(frame.wordlessAgain);
    const german = await visitorIn('de');
    expect((await german.ask('??')).text).toBe(frameOf('de').wordless);
  });

  test('is trusted in an answer, and known again as what was asked', async () => {
    const visitor = await visitorIn('en');
    demo.script(calls('look_up_order', {}), says(english.assistantSaysAskOrder));
    const { text, decision } = await visitor.ask('Where is my order?');
    expect({ text, outcome: decision.outcome }).toEqual({ text: english.assistantSaysAskOrder, outcome: 'asked_back' });
    demo.script(calls('look_up_order', {}), says(english.assistantSaysAskOrder));
    expect((await visitor.ask('Where is my order?')).text).toBe(frame.askedAgain(english.assistantSaysAskOrder));
    demo.script(calls('search_knowledge', { question: 'Who won?' }), says(english.assistantSaysUnknown));
    const refused = await (await visitorIn('en')).ask('Who won the world cup in 2022?');
    expect({ text: refused.text, outcome: refused.decision.outcome }).toEqual({
      text: frame.refused,
      outcome: 'refused',
    });
  });

  test('is said on the Test page, and again as it was where a turn is gone through again', async () => {
    const asked = await (await visitorIn('en')).ask('', photo());
    await save('en', { assistantSaysFileOnly: { one: 'Tom looks at it.', other: 'Tom looks at them.' } });
    const replay = async (how: 'recorded' | 'present') =>
      (
        await demo.member('POST /ai_assistant/log/:id/replay', {
          params: { id: asked.decision.id },
          body: { with: how },
        })
      ).data;
    expect(await replay('recorded')).toMatchObject({ isSame: true, now: { text: 'Mia looks at your file.' } });
    expect((await replay('present')).now.text).toBe('Tom looks at it.');
    await save('en', { assistantSaysFileOnly: null, assistantSaysWordless: 'Yes?' });
    expect((await (await visitorIn('en')).ask('', photo())).text).toBe(frame.fileOnly(1));
    const assistant: Partial<AiAssistantSettings> = {};
    const { data } = await demo.member('POST /ai_assistant/test', {
      body: { id: newId(), turns: [{ by: 'visitor', text: '?!' }], contactId: null, locale: 'en', page: '', assistant },
    });
    expect(data.text).toBe('Yes?');
  });
});
