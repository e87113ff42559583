import { attacksOf, canary } from '../../test-kit/attacks.ts';

export const attacks = attacksOf<{ customAnswer: string }>({
  fill: async ({ member }) => {
    const { data } = await member.api('POST /customAnswers', { body: { question: canary, answer: canary } });
    return { customAnswer: data.id };
  },
  calls: {
    'GET /customAnswers': {},
    'POST /customAnswers': { body: () => ({ question: 'Mine', answer: 'Mine' }) },
    'PUT /customAnswers/:id': { id: (v) => v.customAnswer, body: () => ({ question: 'changed', answer: 'changed' }) },
    'DELETE /customAnswers/:id': { id: (v) => v.customAnswer },
    'GET /customAnswers/store-pages/count': {},
    'GET /customAnswers/resync-store-pages': {},
  },
});
