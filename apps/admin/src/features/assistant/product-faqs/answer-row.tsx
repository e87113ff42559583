import type { ListedAnswer } from '@chatty/contract/knowledge';
import { ActionIcon, Menu, Switch } from '@mantine/core';
import { IconDots, IconGripVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { texts } from '#texts/product-faqs.ts';
import { Items as MoveItems } from '../../../ui/order/move-items.tsx';
import type { RowMoving } from '../../../ui/order/row-moving.ts';
import { dateAndTime } from '../../../ui/time/time.ts';
import areaClasses from '../area/area.module.css';
import { Uses } from '../area/uses.tsx';
import { useDeleteAnswer } from '../custom-answers/answer-actions.ts';
import { answersPath } from '../custom-answers/answer-paths.ts';
import rowClasses from '../scenarios/scenarios.module.css';

interface AnswerRowProps {
  answer: ListedAnswer;
  use(used: boolean): void;
  /** Null for whoever may only read. */
  moving: RowMoving | null;
}

export function AnswerRow({ answer, use, moving }: AnswerRowProps) {
  const { id, question, excerpt, variants, used, updatedAt } = answer;
  return (
    <li className={rowClasses.row} data-dragged={moving?.dragged} style={moving?.style}>
      {moving && <Grip question={question} moving={moving} />}
      <div className={rowClasses.text} data-off={!used}>
        <Link to={`${answersPath}/${id}`} className={areaClasses.name} dir="auto">
          {question}
        </Link>
        <p className={areaClasses.excerpt} dir="auto">
          {excerpt}
        </p>
        <div className={areaClasses.facts}>
          {variants.length > 0 && <span>{texts.variants(variants.length)}</span>}
          <span>{dateAndTime(updatedAt)}</span>
          <Uses kinds={['custom_answer']} id={id} />
        </div>
      </div>
      <Switch
        className={areaClasses.acts}
        size="sm"
        aria-label={texts.use(question)}
        checked={used}
        disabled={moving === null}
        onChange={(event) => use(event.currentTarget.checked)}
      />
      {moving && <RowMenu answer={answer} moving={moving} />}
    </li>
  );
}

/** Dragged by a pointer, moved by the arrow keys. */
function Grip({ question, moving }: { question: string; moving: RowMoving }) {
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    moving.by(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <ActionIcon
      {...moving.grip}
      className={rowClasses.grip}
      aria-label={texts.moveOf(question)}
      aria-describedby="move-answer-help"
      onKeyDown={step}
    >
      <IconGripVertical size={16} stroke={1.6} />
    </ActionIcon>
  );
}

function RowMenu({ answer: { id, question }, moving }: { answer: ListedAnswer; moving: RowMoving }) {
  const { mutate: remove } = useDeleteAnswer();
  return (
    <Menu position="bottom-end" width={170}>
      <Menu.Target>
        <ActionIcon className={areaClasses.acts} aria-label={texts.more(question)}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={`${answersPath}/${id}`} leftSection={<IconPencil size={15} />}>
          {texts.edit}
        </Menu.Item>
        <MoveItems moving={moving} />
        <Menu.Item c="var(--bad)" leftSection={<IconTrash size={15} />} onClick={() => remove(id)}>
          {texts.delete}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
