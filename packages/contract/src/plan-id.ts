import { z } from 'zod';
import { planIds } from './plans.ts';

export const PlanId = z.enum(planIds);

export const PlanInterval = z.enum(['monthly', 'annual']);
