import type { ContactField } from '@chatty/contract/contact-fields';
import { ActionIcon, Button } from '@mantine/core';
import { IconArchive, IconArrowDown, IconArrowUp, IconPencil } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/contact-fields.ts';
import { api } from '../../../connection/api.ts';
import { contactFieldsQuery } from '../../../people/contact/fields/field-queries.ts';
import { toastDone } from '../../../ui/toast.tsx';
import classes from '../../../ui/order/named-rows.module.css';

export type Asking = { what: 'form'; field: ContactField | null } | { what: 'archive'; field: ContactField };

const NameOf = ({ field: { name, kind, choices } }: { field: ContactField }) => (
  <span className={classes.name} dir="auto">
    {name}
    <span className={classes.about}>{kind === 'choice' ? texts.choices(choices) : texts.kinds[kind]}</span>
  </span>
);

/** In another order at once, and back when the server refuses. */
function useOrder() {
  const client = useQueryClient();
  const { queryKey } = contactFieldsQuery;
  return useMutation({
    mutationFn: async (ids: string[]) => (await api('POST /contact-fields/order', { body: { ids } })).data,
    scope: { id: 'contact fields' },
    onMutate(ids) {
      client.setQueryData(queryKey, (held) => held?.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)));
    },
    meta: { failure: texts.failedToMove },
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}

/** The fields that are shown, with how to change them and their order. */
export function ShownFields({ all, onAsk }: { all: readonly ContactField[]; onAsk(asking: Asking): void }) {
  const order = useOrder();
  const [said, setSaid] = useState('');
  const move = (at: number, by: 1 | -1) => {
    const ids = all.map((it) => it.id);
    const [moved] = ids.splice(at, 1);
    if (moved === undefined) return;
    ids.splice(at + by, 0, moved);
    order.mutate(ids);
    setSaid(texts.moved(all[at]?.name ?? '', at + by + 1, all.length));
  };
  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <ul className={classes.rows} aria-label={texts.shown}>
        {all.map((field, at) => (
          <li key={field.id} className={classes.row}>
            <NameOf field={field} />
            <span className={classes.actions}>
              <ActionIcon aria-label={texts.up(field.name)} disabled={at === 0} onClick={() => move(at, -1)}>
                <IconArrowUp size={16} stroke={1.7} />
              </ActionIcon>
              <ActionIcon
                aria-label={texts.down(field.name)}
                disabled={at === all.length - 1}
                onClick={() => move(at, 1)}
              >
                <IconArrowDown size={16} stroke={1.7} />
              </ActionIcon>
              <ActionIcon aria-label={texts.edit(field.name)} onClick={() => onAsk({ what: 'form', field })}>
                <IconPencil size={16} stroke={1.7} />
              </ActionIcon>
              <ActionIcon aria-label={texts.archive(field.name)} onClick={() => onAsk({ what: 'archive', field })}>
                <IconArchive size={16} stroke={1.7} />
              </ActionIcon>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The fields that are shown nowhere, with how to have them back. */
export function ArchivedFields({ all }: { all: readonly ContactField[] }) {
  const client = useQueryClient();
  const restore = useMutation({
    mutationFn: async (id: string) =>
      (await api('POST /contact-fields/:id/archive', { params: { id }, body: { archived: false } })).data,
    onSuccess(data) {
      client.setQueryData(contactFieldsQuery.queryKey, (held) => held?.map((it) => (it.id === data.id ? data : it)));
      toastDone(texts.restored);
    },
    meta: { failure: texts.failedToRestore },
  });
  return (
    <ul className={classes.rows} aria-label={texts.archived}>
      {all.map((field) => (
        <li key={field.id} className={classes.row}>
          <NameOf field={field} />
          <Button
            variant="default"
            size="compact-xs"
            aria-label={texts.restoreOf(field.name)}
            loading={restore.isPending && restore.variables === field.id}
            onClick={() => restore.mutate(field.id)}
          >
            {texts.restore}
          </Button>
        </li>
      ))}
    </ul>
  );
}
