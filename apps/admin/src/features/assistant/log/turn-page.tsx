import type { ExplainedTurn } from '@chatty/contract/decision-log';
import { Prose } from '@chatty/prose/react';
import { Button } from '@mantine/core';
import { Link, useParams, useSearchParams } from 'react-router';
import { texts } from '#texts/assistant-log.ts';
import { EditedRecord } from '../../../connection/edited-record.tsx';
import { useMe } from '../../../people/me.tsx';
import { Explained } from '../../../people/messages/explained.tsx';
import { Card } from '../../../ui/card.tsx';
import { Page } from '../../../ui/page.tsx';
import { dateAndTime } from '../../../ui/time/time.ts';
import { answerTo } from '../custom-answers/answer-paths.ts';
import { logOf, readView } from './log-address.ts';
import classes from './log.module.css';
import { turnQuery } from './log-queries.ts';
import { ReplayCard } from './replay-card.tsx';
import { TurnMarkCard } from './turn-mark.tsx';

const words = texts.turn;

/** One turn of the assistant, with the whole why. The way back leads to the log as it was narrowed. */
export function TurnPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const back = { to: logOf(readView(query)), label: texts.title };
  return (
    <EditedRecord id={id} query={turnQuery(id)} title={words.title} back={back} width="narrow" words={words}>
      {(turn) => <Turn key={id} turn={turn} back={back} />}
    </EditedRecord>
  );
}

function Turn({ turn, back }: { turn: ExplainedTurn; back: { to: string; label: string } }) {
  const { decision, answer, seq, helpful, rating, mark } = turn;
  const isAdmin = useMe().member.role === 'admin';
  const place = seq === null ? '' : `#${seq}`;
  return (
    <Page
      title={words.title}
      subtitle={`${texts.outcomes[decision.outcome]} · ${dateAndTime(decision.createdAt)}`}
      back={back}
      width="narrow"
      primaryAction={{ label: words.openConversation, to: `/inbox/${decision.conversationId}${place}` }}
    >
      <Card title={words.said}>
        <dl className={classes.said}>
          <dt>{words.visitor}</dt>
          <dd dir="auto">{decision.question || texts.noWords}</dd>
          <dt>{words.assistant}</dt>
          <dd dir="auto">{answer === '' ? texts.nothingSaid : <Prose text={answer} />}</dd>
        </dl>
        {helpful !== null && <p className={classes.hint}>{texts.helpful[helpful ? 'yes' : 'no']}</p>}
        {rating !== null && <p className={classes.hint}>{words.rating(rating)}</p>}
        {decision.outcome === 'refused' && isAdmin && (
          <Button component={Link} to={answerTo(decision.question)} variant="default" size="compact-sm" mt={8}>
            {words.fix}
          </Button>
        )}
      </Card>
      <TurnMarkCard id={decision.id} mark={mark} />
      <ReplayCard id={decision.id} isReplayable={turn.isReplayable} />
      <Card title={words.why}>
        <Explained decision={decision} />
      </Card>
    </Page>
  );
}
