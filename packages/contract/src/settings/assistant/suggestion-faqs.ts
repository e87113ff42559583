import { z } from 'zod';
import { Required } from '../../fields.ts';
import { mostSuggestions, suggestionMaxChars } from '../../limits.ts';
import { texts } from '../../texts.ts';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** What visitors can ask with one tap. They see only those that the assistant answers. */
export const SuggestionFAQs = z
  .array(z.object({ question: Required(suggestionMaxChars) }))
  .max(mostSuggestions, texts.maxItems(mostSuggestions))
  .superRefine((list, ctx) =>
    list.forEach(({ question }, at) => {
      if (list.slice(0, at).some((it) => plain(it.question) === plain(question)))
        ctx.addIssue({ code: 'custom', message: texts.twice, path: [at, 'question'] });
    }),
  );
