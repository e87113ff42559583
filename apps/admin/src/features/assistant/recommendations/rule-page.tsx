import type { Recommendation, RecommendationText } from '@chatty/contract/recommendations';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { texts } from '#texts/recommendations.ts';
import { EditedRecord } from '../../../connection/edited-record.tsx';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { dateAndTime } from '../../../ui/time/time.ts';
import answerClasses from '../custom-answers/answer-form.module.css';
import { Preview } from './preview.tsx';
import classes from './recommendations.module.css';
import { backToRules, editRulePath, ruleQuery, usesQuery } from './rule-queries.ts';
import { conditionsOf, mannersOf, offersOf } from './rule-words.ts';

const words = texts.one;
const recordWords = { missing: texts.form.missing, notLoaded: texts.form.notLoaded, loading: texts.loading };

/** A rule as it is read: how it works, what it would show now, and how often it was used. */
export function RulePage() {
  const { id = '' } = useParams();
  return (
    <EditedRecord
      id={id}
      query={ruleQuery(id)}
      title={texts.title}
      back={backToRules}
      width="narrow"
      words={recordWords}
    >
      {(rule) => <Rule rule={rule} />}
    </EditedRecord>
  );
}

/** What the rule is, without what only its record has: the preview asks by it. */
function textOf({ id: _, on: __, updatedAt: ___, ...rule }: Recommendation): RecommendationText {
  return rule;
}

function Rule({ rule }: { rule: Recommendation }) {
  const isAdmin = useMe().member.role === 'admin';
  const lists = [
    { title: texts.form.whenTitle, lines: conditionsOf(rule) },
    { title: texts.form.whatTitle, lines: [...offersOf(rule), ...mannersOf(rule)] },
  ];
  return (
    <Page
      title={rule.name}
      subtitle={isAdmin ? (rule.on ? words.on : words.off) : texts.adminsOnly}
      back={backToRules}
      width="narrow"
      primaryAction={isAdmin ? { label: texts.edit, to: editRulePath(rule.id) } : null}
    >
      {lists.map(({ title, lines }) => (
        <Card key={title} title={title}>
          <ul className={answerClasses.said} aria-label={title}>
            {lines.map((it) => (
              <li key={it} dir="auto">
                {it}
              </li>
            ))}
          </ul>
        </Card>
      ))}
      <Card title={words.uses}>
        <Uses id={rule.id} />
      </Card>
      <Preview rule={textOf(rule)} />
    </Page>
  );
}

function Uses({ id }: { id: string }) {
  const read = useQuery(usesQuery(id));
  if (read.isError) return <ErrorState problem={read.error} retry={() => void read.refetch()} title={words.noUses} />;
  if (!read.data) return <Skeleton height={14} width="40%" role="status" aria-label={texts.loading} />;
  const { answers, lastAt } = read.data;
  return (
    <p className={classes.hint}>
      {words.usesIn(answers)}
      {lastAt && ` · ${words.lastUsed(dateAndTime(lastAt))}`}
    </p>
  );
}
