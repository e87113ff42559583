import type { Coverage } from '@chatty/contract/optimize';
import type { Ctx } from '../../ctx.ts';
import { readAnsweredShare } from '../assistant/index.ts';

const days = 30;
/** Of a hundred questions so many should be answered from sources. */
const coverageRatio = 90;

/** How many of the questions of the last 30 days were answered from sources, against what the shop aims at. */
export const readCoverage = async (ctx: Ctx): Promise<Coverage> => ({
  days,
  aim: coverageRatio,
  ...(await readAnsweredShare(ctx, days)),
});
