import type { Scenario, ScenarioConflict } from '@chatty/contract/scenarios';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { texts } from '#texts/scenarios.ts';
import answerClasses from '../custom-answers/answer-form.module.css';
import { answersPath } from '../custom-answers/answer-paths.ts';
import { conflictsQuery, scenariosPath } from './scenario-queries.ts';

const words = texts.conflicts;

const addresses: Record<ScenarioConflict['kind'], (id: string) => string | null> = {
  scenario: (id) => `${scenariosPath}/edit/${id}`,
  counter_example: () => null,
  faq: (id) => `/faqs/editFaq/${id}`,
  custom_answer: (id) => `${answersPath}/${id}`,
};

/** Tells what else the saved examples are near to. It forbids nothing. */
export function Conflicts({ scenario }: { scenario: Scenario }) {
  const { data: conflicts = [] } = useQuery(conflictsQuery(scenario));
  if (conflicts.length === 0) return null;
  return (
    <Alert color="yellow" className={answerClasses.notice} title={words.title} role="status">
      {words.hint}
      <ul className={answerClasses.said}>
        {conflicts.map(({ example, kind, id, title }) => {
          const to = addresses[kind](id);
          return (
            <li key={`${kind} ${id} ${example}`} dir="auto">
              {words.example(example)} · {words.kinds[kind]} {to && <Link to={to}>{title}</Link>}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
