import { attacksOf } from '../../test-kit/attacks.ts';

export const attacks = attacksOf({
  calls: { 'GET /metrics': { query: 'from=2020-01-01T00:00:00.000Z&to=2100-01-01T00:00:00.000Z' } },
});
