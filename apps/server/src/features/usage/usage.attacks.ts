import { attacksOf } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({ calls: { 'GET /ai_assistant/usage': {}, 'GET /ai_assistant/usage/level': {} } });
