import { attacksOf, canary } from '../../test-kit/attacks.ts';

export const attacks = attacksOf<{ instructionVersion: string }>({
  fill: async ({ member, shop }) => {
    const body = { aiAssistantSettings: { customInstruction: canary } };
    await member.api('POST /settings/widget/:id', { params: { id: shop.id }, body });
    const [version] = (await member.api('GET /ai_assistant/instruction/versions')).data;
    return { instructionVersion: version?.id ?? '' };
  },
  calls: {
    'GET /settings/widget': {},
    'POST /settings/widget/:id': {
      id: (v) => v.shop.id,
      body: () => ({ quickReplySettings: { suggestionFAQs: [{ question: 'changed' }] } }),
    },
    'GET /ai_assistant/instruction/versions': {},
    'GET /ai_assistant/instruction/versions/:id': { id: (v) => v.instructionVersion },
  },
});
