import type { TurnKind } from '@chatty/contract/quality';
import { sql } from 'kysely';

const someDropped = sql`verdicts @> ${JSON.stringify([{ kept: false }])}::jsonb`;

/** How good a turn was (`TurnKind`), as the database says it of a row of `decisions` that is not dropped. */
export const kindOfTurn = sql<TurnKind>`case outcome
  when 'answered' then case when mark = 'wrong' then 'wrong' when ${someDropped} then 'trimmed' else 'grounded' end
  when 'refused' then case coalesce(mark, refusal)
    when 'right' then 'refused_rightly' when 'wrong' then 'refused_wrongly' when 'wrongly' then 'refused_wrongly'
    else 'refused' end
  else outcome end`;
