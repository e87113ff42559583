import { Button, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/faq-categories.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ConfirmDialog } from '../../../ui/form/confirm-dialog.tsx';
import { toastDone } from '../../../ui/toast.tsx';
import { faqCategoriesQuery } from '../faq-queries.ts';
import rows from '../../../ui/order/named-rows.module.css';
import classes from './categories.module.css';
import { useCategoryOrder, useRename } from './category-actions.ts';
import { CategoryRow, RenameRow } from './category-row.tsx';

/** What leads to the categories: their names and their order. */
export function CategoriesAction() {
  const [opened, setOpened] = useState(false);
  const [removing, setRemoving] = useState<string | null>(null);
  const rename = useRename();
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        {texts.manage}
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title={texts.title}>
        <Stack gap="md">
          <Text size="sm" c="var(--ink-soft)">
            {texts.about}
          </Text>
          <Categories onRemove={setRemoving} />
        </Stack>
      </Modal>
      <ConfirmDialog
        opened={removing !== null}
        onClose={() => setRemoving(null)}
        title={texts.removeTitle(removing ?? '')}
        action={texts.removeAction}
        danger
        confirm={async () => {
          if (removing === null) return;
          await rename(removing, '');
          toastDone(texts.removed(removing));
        }}
      >
        {texts.removeText}
      </ConfirmDialog>
    </>
  );
}

function Categories({ onRemove }: { onRemove(name: string): void }) {
  const { data: all, isError, error, refetch } = useQuery(faqCategoriesQuery);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const order = useCategoryOrder();
  if (isError && !all) return <ErrorState problem={error} retry={() => void refetch()} title={texts.notLoaded} />;
  if (!all) return <Skeleton height={120} role="status" aria-label={texts.loading} />;
  if (all.length === 0) return <Text size="sm">{texts.none}</Text>;
  const names = all.map((it) => it.name);
  const move = (name: string, at: number, by: 1 | -1) => {
    order.mutate(names.toSpliced(at, 1).toSpliced(at + by, 0, name));
    setSaid(texts.moved(name, at + by + 1, all.length));
  };
  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <ol className={`${rows.rows} ${classes.flush}`} aria-label={texts.list}>
        {all.map((category, at) => {
          const { name } = category;
          return name === renaming ? (
            <RenameRow key={name} name={name} others={names.toSpliced(at, 1)} onClose={() => setRenaming(null)} />
          ) : (
            <CategoryRow
              key={name}
              category={category}
              isFirst={at === 0}
              isLast={at === all.length - 1}
              by={(places) => move(name, at, places)}
              onRename={() => setRenaming(name)}
              onRemove={() => onRemove(name)}
            />
          );
        })}
      </ol>
    </>
  );
}
