import { attacksOf, canary } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  calls: {
    'POST /conversations/:id/copilot/suggestion': { id: (v) => v.conversation },
    'POST /conversations/:id/copilot/rewording': {
      id: (v) => v.conversation,
      body: () => ({ text: canary, as: 'friendlier' }),
    },
    'POST /conversations/:id/copilot/translation': { id: (v) => v.conversation, body: () => ({ text: canary }) },
    'POST /conversations/:id/copilot/summary': { id: (v) => v.conversation },
    'POST /conversations/:id/copilot/stop': { id: (v) => v.conversation },
  },
});
