import { type Finding, lintInstruction, longInstructionChars } from '@chatty/contract/instruction/lint';
import { Button, Text } from '@mantine/core';
import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/instruction-findings.ts';
import { Card } from '../../../ui/card.tsx';
import { answerSaying } from '../custom-answers/answer-paths.ts';
import classes from './instructions.module.css';

interface FindingsCardProps {
  instruction: string;
  goTo(line: number): void;
}

/** What to look at in the instruction as it is written: advice that holds nothing up. */
export function FindingsCard({ instruction, goTo }: FindingsCardProps) {
  const latest = useDeferredValue(instruction);
  const findings = useMemo(() => lintInstruction(latest), [latest]);
  if (latest.trim() === '') return null;
  return (
    <Card title={texts.title}>
      <Text size="sm" c="dimmed">
        <span role="status">{findings.length === 0 ? texts.none : texts.count(findings.length)}</span>
        {findings.length > 0 && `. ${texts.hint}`}
      </Text>
      {findings.length > 0 && (
        <ul className={classes.findings} aria-label={texts.title}>
          {findings.map((it, at) => (
            // A finding is nothing but what it says.
            <li key={at} className={classes.finding}>
              <FindingView finding={it} goTo={goTo} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function FindingView({ finding, goTo }: { finding: Finding; goTo: FindingsCardProps['goTo'] }) {
  const { what, why, todo } = wordsOf(finding);
  return (
    <>
      <p className={classes.what}>
        <b>{what}</b>
        {'line' in finding && (
          <Button
            variant="default"
            size="compact-xs"
            aria-label={texts.goTo(finding.line)}
            onClick={() => goTo(finding.line)}
          >
            {texts.line(finding.line)}
          </Button>
        )}
      </p>
      {'line' in finding && (
        <blockquote className={classes.quoted} dir="auto">
          {finding.text}
        </blockquote>
      )}
      <p>
        {why} {todo}
      </p>
      {finding.kind === 'fact' && (
        <Button component={Link} to={answerSaying(finding.text)} variant="default" size="compact-sm">
          {texts.move}
        </Button>
      )}
    </>
  );
}

function wordsOf(finding: Finding): { what: string; why: string; todo: string } {
  switch (finding.kind) {
    case 'fact':
      return { ...texts.fact, what: texts.fact.what(finding.fact) };
    case 'conflict': {
      const { what, why, todo } = texts.conflict;
      return { what: what(finding.other), why: why(finding.otherText), todo };
    }
    case 'missing':
      return { what: texts.missing.what(finding.section), why: '', todo: texts.missing.todo[finding.section] };
    case 'long': {
      const { what, why, todo } = texts.long;
      return { what: what(finding.chars), why, todo: todo(longInstructionChars) };
    }
    default:
      return texts.ofLines[finding.kind];
  }
}
