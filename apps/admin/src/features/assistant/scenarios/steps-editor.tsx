import { mostScenarioSteps } from '@chatty/contract/limits';
import type { StepKind } from '@chatty/contract/scenarios';
import { ActionIcon, Button, Group, Menu, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { texts } from '#texts/scenarios.ts';
import { newStep, type StepDraft } from './scenario-draft.ts';
import classes from './scenarios.module.css';
import { StepFields } from './step-fields.tsx';

const words = texts.form;
const kinds = Object.keys(texts.kinds) as StepKind[];

interface StepsEditorProps {
  steps: readonly StepDraft[];
  /** What is wrong with all of them, and with each by its place. */
  problem: string | undefined;
  problems: ReadonlyMap<number, string>;
  change(steps: StepDraft[]): void;
}

/** What the assistant does, one step after the other. */
export function StepsEditor({ steps, problem, problems, change }: StepsEditorProps) {
  return (
    <>
      <ol className={classes.steps} aria-label={words.steps}>
        {steps.map((step, at) => (
          <Step
            key={step.key}
            step={step}
            at={at}
            count={steps.length}
            problem={problems.get(at)}
            change={(next) => change(steps.with(at, next))}
            move={(by) => change(steps.toSpliced(at, 1).toSpliced(at + by, 0, step))}
            remove={() => change(steps.toSpliced(at, 1))}
          />
        ))}
      </ol>
      {problem && problems.size === 0 && (
        <Text size="xs" c="var(--bad)" role="alert">
          {problem}
        </Text>
      )}
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            disabled={steps.length >= mostScenarioSteps}
            mt="sm"
          >
            {words.addStep}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {kinds.map((kind) => (
            <Menu.Item key={kind} onClick={() => change([...steps, newStep(kind)])}>
              {texts.kinds[kind]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

interface StepProps {
  step: StepDraft;
  at: number;
  count: number;
  problem: string | undefined;
  change(step: StepDraft): void;
  move(by: -1 | 1): void;
  remove(): void;
}

function Step({ step, at, count, problem, change, move, remove }: StepProps) {
  const name = words.step(at + 1, texts.kinds[step.kind]);
  return (
    <li className={classes.step} aria-label={name}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <span className={classes.stepName}>{name}</span>
        <Group gap={2} wrap="nowrap">
          <ActionIcon aria-label={words.moveUp(name)} disabled={at === 0} onClick={() => move(-1)}>
            <IconArrowUp size={16} />
          </ActionIcon>
          <ActionIcon aria-label={words.moveDown(name)} disabled={at === count - 1} onClick={() => move(1)}>
            <IconArrowDown size={16} />
          </ActionIcon>
          <ActionIcon aria-label={words.remove(name)} onClick={remove}>
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      </Group>
      <StepFields step={step} problem={problem} change={change} />
    </li>
  );
}
