import type { Tag } from '@chatty/contract/tags';
import { ActionIcon, Anchor, Button, Skeleton, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil, IconSearchOff, IconTag, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { texts } from '#texts/tag-list.ts';
import { api } from '../../connection/api.ts';
import { applyTagEvent, tagsQuery } from '../../people/tags/tags.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ConfirmDialog } from '../../ui/form/confirm-dialog.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Page } from '../../ui/page.tsx';
import { toastDone } from '../../ui/toast.tsx';
import rows from '../../ui/order/named-rows.module.css';
import { NameDialog } from './name-dialog.tsx';
import classes from './tag-list.module.css';

type Asking = { what: 'name'; tag: Tag | null } | { what: 'delete'; tag: Tag };
const aNewOne: Asking = { what: 'name', tag: null };

/** All tags of the shop, each with what carries it a press away. */
export function TagListPage() {
  const found = useQuery(tagsQuery);
  const [asking, setAsking] = useState<Asking>(aNewOne);
  const [opened, dialog] = useDisclosure(false);
  const ask = (next: Asking) => {
    setAsking(next);
    dialog.open();
  };
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      back={{ to: '/settings', label: texts.back }}
      primaryAction={{ label: texts.add, run: () => ask(aNewOne) }}
    >
      <Card padded={false}>
        {found.data ? (
          <Tags all={found.data} onAsk={ask} />
        ) : found.isError ? (
          <ErrorState problem={found.error} retry={() => void found.refetch()} title={texts.notLoaded} />
        ) : (
          <Stack p="md" role="status" aria-label={texts.loading}>
            <Skeleton height={14} width="30%" />
            <Skeleton height={14} width="45%" />
            <Skeleton height={14} width="35%" />
          </Stack>
        )}
      </Card>
      <Dialogs opened={opened} asking={asking} all={found.data ?? []} onClose={dialog.close} />
    </Page>
  );
}

interface TagsProps {
  all: readonly Tag[];
  onAsk(asking: Asking): void;
}

function Tags({ all, onAsk }: TagsProps) {
  const [query, setQuery] = useSearchParams();
  const search = query.get('search') ?? '';
  const find = (text: string) => setQuery(text ? { search: text } : {}, { replace: true });
  if (all.length === 0) {
    return (
      <EmptyState
        icon={<IconTag size={32} stroke={1.5} />}
        title={texts.noneTitle}
        text={texts.none}
        action={<Button onClick={() => onAsk(aNewOne)}>{texts.add}</Button>}
      />
    );
  }
  const shown = all.filter((it) => it.name.toLowerCase().includes(search.toLowerCase()));
  return (
    <>
      <div className={classes.filters}>
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          clear={texts.clearSearch}
          search={search}
          onSearch={find}
        />
      </div>
      <p role="status" className="visually-hidden">
        {texts.count(shown.length)}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          icon={<IconSearchOff size={32} stroke={1.5} />}
          title={texts.noMatchTitle}
          text={texts.noMatch}
          action={
            <Button variant="default" onClick={() => find('')}>
              {texts.clearSearch}
            </Button>
          }
        />
      ) : (
        <ul className={rows.rows} aria-label={texts.title}>
          {shown.map((it) => (
            <Row key={it.id} tag={it} onAsk={onAsk} />
          ))}
        </ul>
      )}
    </>
  );
}

const Row = ({ tag, onAsk }: { tag: Tag; onAsk: TagsProps['onAsk'] }) => (
  <li className={`${rows.row} ${classes.row}`}>
    <span className={rows.name}>{tag.name}</span>
    <Anchor component={Link} to={`/inbox?tag=${tag.id}`} size="sm" aria-label={texts.showOf(tag.name)}>
      {texts.show}
    </Anchor>
    <span className={rows.actions}>
      <ActionIcon aria-label={texts.rename(tag.name)} onClick={() => onAsk({ what: 'name', tag })}>
        <IconPencil size={16} stroke={1.7} />
      </ActionIcon>
      <ActionIcon aria-label={texts.delete(tag.name)} onClick={() => onAsk({ what: 'delete', tag })}>
        <IconTrash size={16} stroke={1.7} />
      </ActionIcon>
    </span>
  </li>
);

interface DialogsProps {
  opened: boolean;
  /** What is asked, or was until the dialog closed. */
  asking: Asking;
  all: readonly Tag[];
  onClose(): void;
}

function Dialogs({ opened, asking, all, onClose }: DialogsProps) {
  const client = useQueryClient();
  const { deletion } = texts;
  if (asking.what === 'name') return <NameDialog opened={opened} tag={asking.tag} all={all} onClose={onClose} />;
  const { id, name } = asking.tag;
  const remove = async () => {
    await api('DELETE /tags/:id', { params: { id } });
    applyTagEvent(client, { type: 'tag.removed', payload: { id, into: null } });
    toastDone(deletion.done);
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={deletion.title(name)}
      action={deletion.action}
      danger
      confirm={remove}
      onClose={onClose}
    >
      {deletion.means}
    </ConfirmDialog>
  );
}
