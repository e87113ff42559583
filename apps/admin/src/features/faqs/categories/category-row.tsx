import type { FaqCategory } from '@chatty/contract/faq-categories';
import { faqCategoryMaxChars } from '@chatty/contract/limits';
import { ActionIcon, Button, Group, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { texts } from '#texts/faq-categories.ts';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { required } from '../../../ui/form/rules.ts';
import { useTextForm } from '../../../ui/form/use-text-form.ts';
import { toastDone } from '../../../ui/toast.tsx';
import rows from '../../../ui/order/named-rows.module.css';
import classes from './categories.module.css';
import { useRename } from './category-actions.ts';

interface CategoryRowProps {
  category: FaqCategory;
  isFirst: boolean;
  isLast: boolean;
  by(places: 1 | -1): void;
  onRename(): void;
  onRemove(): void;
}

/** A category, with what can be done with it. */
export function CategoryRow({ category, isFirst, isLast, by, onRename, onRemove }: CategoryRowProps) {
  const { name, count, published } = category;
  return (
    <li className={rows.row}>
      <span className={rows.name} dir="auto">
        {name}
        <span className={rows.about}>{published === 0 ? texts.hidden(count) : texts.count(count)}</span>
      </span>
      <span className={rows.actions}>
        <ActionIcon aria-label={texts.up(name)} disabled={isFirst} onClick={() => by(-1)}>
          <IconArrowUp size={16} stroke={1.7} />
        </ActionIcon>
        <ActionIcon aria-label={texts.down(name)} disabled={isLast} onClick={() => by(1)}>
          <IconArrowDown size={16} stroke={1.7} />
        </ActionIcon>
        <ActionIcon aria-label={texts.rename(name)} onClick={onRename}>
          <IconPencil size={16} stroke={1.7} />
        </ActionIcon>
        <ActionIcon aria-label={texts.remove(name)} onClick={onRemove}>
          <IconTrash size={16} stroke={1.7} />
        </ActionIcon>
      </span>
    </li>
  );
}

interface RenameRowProps {
  name: string;
  /** The names of the others. */
  others: readonly string[];
  onClose(): void;
}

/** A category whose name is being changed. */
export function RenameRow({ name, others, onClose }: RenameRowProps) {
  const rename = useRename();
  const form = useTextForm<'name'>({
    initial: { name },
    // Blanks alone would take the name away.
    rules: { name: [(typed) => required(typed.trim())] },
    otherwise: texts.failedToRename,
    async submit({ name: typed }) {
      const to = typed.trim();
      if (to !== name) {
        await rename(name, to);
        toastDone(texts.renamed(to));
      }
      onClose();
    },
  });
  const joined = others.find((it) => it === form.values.name.trim());
  return (
    <li className={rows.row}>
      <form {...form.form} className={classes.rename}>
        <TextInput
          {...form.field('name')}
          label={texts.name}
          description={joined && texts.joins(joined)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={faqCategoryMaxChars}
          data-autofocus
          autoFocus
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onClose();
          }}
        />
        <FormProblem>{form.message}</FormProblem>
        <Group gap={8} justify="flex-end">
          <Button variant="default" size="xs" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" size="xs" loading={form.busy}>
            {texts.save}
          </Button>
        </Group>
      </form>
    </li>
  );
}
