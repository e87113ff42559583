// Made from the migrations by `npm run tables`: change those, not this.
import type { Day, Decimal, Generated } from './columns.ts';

export interface CopilotTables {
  copilot_days: {
    shop_id: string;
    day: Day;
    uses: Generated<number>;
    input_tokens: Generated<number>;
    output_tokens: Generated<number>;
    cost: Generated<Decimal>;
    tests: Generated<number>;
    test_input_tokens: Generated<number>;
    test_output_tokens: Generated<number>;
    test_cost: Generated<Decimal>;
  };
}
