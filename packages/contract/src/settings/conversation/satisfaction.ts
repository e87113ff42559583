import { z } from 'zod';
import { Required } from '../../fields.ts';
import { widgetTexts } from '../../default-texts.ts';
import { surveyTimes } from '../options.ts';

/** What visitors are asked once their conversation is resolved. */
export const satisfactionFields = {
  isSatisfactionSurvey: z
    .boolean()
    .default(false)
    .describe('Visitors are asked how it was once their conversation is resolved'),
  satisfactionQuestion: Required(200).default(widgetTexts.satisfaction).describe('What they are asked'),
  satisfactionThanks: Required(200)
    .default(widgetTexts.satisfactionThanks)
    .describe('What they read once they answered'),
  satisfactionWhen: z
    .enum(surveyTimes)
    .default('always')
    .describe('Whether they are asked of every conversation, or of those alone in which a person answered'),
};
