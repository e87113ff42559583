import { attacksOf } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({ calls: { 'GET /assistant/templates': {} } });
