import type { CopilotFigures } from '@chatty/contract/copilot';
import { texts } from '#texts/copilot.ts';
import { money } from '../../../../people/contact/orders/money.ts';
import classes from './copilot.module.css';

/** Who made it and for how much, where that cost anything. */
export function Figures({ figures: { engine, inputTokens, outputTokens, cost } }: { figures: CopilotFigures }) {
  const tokens = inputTokens + outputTokens;
  if (tokens === 0 || Number(cost.amount) === 0) return null;
  return <p className={classes.figures}>{texts.figures(engine, tokens, money(cost))}</p>;
}
