import type { TestCase } from '@chatty/contract/test-suite';
import { ActionIcon, Checkbox } from '@mantine/core';
import { IconFlask, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { texts } from '#texts/assistant-suite.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import classes from '../suite.module.css';
import { useDeleteCase } from '../suite-actions.ts';
import { casePath } from '../suite-paths.ts';
import { VerdictTag } from '../runs/verdict-tag.tsx';

interface CaseListProps {
  cases: readonly TestCase[];
  chosen: ReadonlySet<string>;
  onChoose(chosen: ReadonlySet<string>): void;
}

/** The tests, those that fail first: there are never more than can be shown at once. */
export function CaseList({ cases, chosen, onChoose }: CaseListProps) {
  const { mutate: remove } = useDeleteCase();
  if (cases.length === 0)
    return <EmptyState icon={<IconFlask size={32} stroke={1.5} />} title={texts.noneTitle} text={texts.none} />;
  const rank = ({ last }: TestCase) => (last?.passed === false ? 0 : 1);
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  return (
    <ul className={classes.list} aria-label={texts.cases}>
      {cases
        .toSorted((one, other) => rank(one) - rank(other))
        .map((it) => (
          <CaseRow
            key={it.id}
            testCase={it}
            isChosen={chosen.has(it.id)}
            onToggle={() => toggle(it.id)}
            onDelete={() => remove(it.id)}
          />
        ))}
    </ul>
  );
}

interface CaseRowProps {
  testCase: TestCase;
  isChosen: boolean;
  onToggle(): void;
  onDelete(): void;
}

function CaseRow({ testCase, isChosen, onToggle, onDelete }: CaseRowProps) {
  const { id, turns, checks, contactId, last } = testCase;
  const question = turns.at(-1) ?? '';
  return (
    <li className={classes.row}>
      <Checkbox aria-label={texts.choose(question)} checked={isChosen} onChange={onToggle} />
      <div className={classes.words}>
        <Link to={casePath(id)} className={classes.name} dir="auto">
          {question}
        </Link>
        <p className={classes.facts}>
          <span>{texts.checks(checks.length)}</span>
          {turns.length > 1 && <span>{texts.turns(turns.length)}</span>}
          {contactId !== null && <span>{texts.asCustomer}</span>}
        </p>
      </div>
      <VerdictTag verdict={last} />
      <ActionIcon aria-label={texts.deleteOf(question)} onClick={onDelete}>
        <IconTrash size={17} stroke={1.7} />
      </ActionIcon>
    </li>
  );
}
