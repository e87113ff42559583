import { newId } from '@chatty/contract/new-id';
import { attacksOf, canary } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  calls: {
    'POST /ai_assistant/test': {
      body: () => ({
        id: newId(),
        turns: [{ by: 'visitor', text: 'What do you know?' }],
        contactId: null,
        locale: '',
        page: '',
        assistant: {},
      }),
    },
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
