import { attacksOf } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  calls: {
    'POST /files': { query: 'name=a.txt' },
    'POST /client/api/files': { query: 'name=a.txt' },
  },
});
