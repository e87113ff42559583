import { keysOf, macroName } from '@chatty/contract/own-keys';
import { doesSomething } from '@chatty/contract/runs-alone';
import type { Shortcut } from '@chatty/contract/shortcuts';
import { ActionIcon, Button, Group, NativeSelect, Skeleton, Stack, TextInput } from '@mantine/core';
import { IconSearch, IconSearchOff, IconSlash, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { texts } from '#texts/shortcuts.ts';
import { findShortcuts } from '../../../connection/shortcuts/find-shortcuts.ts';
import { useWhatFollows } from '../../../connection/shortcuts/what-follows.ts';
import { shortcutsQuery } from '../../../connection/shortcuts/shortcut-queries.ts';
import { Keys } from '../../../navigation/commands/keys.tsx';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { readView, type ShortcutView, writeView } from './list-address.ts';
import classes from './shortcut-list.module.css';

const addPath = '/settings/shortcut/create';
const { list } = texts;

/** What the member may use: their own and the team's shortcuts. */
export function ShortcutListPage() {
  const [query, setQuery] = useSearchParams();
  const view = readView(query);
  const found = useQuery(shortcutsQuery);
  const show = (part: Partial<ShortcutView>) =>
    setQuery((now) => writeView({ ...readView(now), ...part }), { replace: true });
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      back={{ to: '/settings', label: texts.back }}
      primaryAction={{ label: texts.add, to: addPath }}
    >
      <Card padded={false}>
        {found.data ? (
          <Shortcuts all={found.data} view={view} show={show} />
        ) : found.isError ? (
          <ErrorState problem={found.error} retry={() => void found.refetch()} title={texts.notLoaded} />
        ) : (
          <Stack p="md" role="status" aria-label={texts.loading}>
            <Skeleton height={14} width="40%" />
            <Skeleton height={14} width="60%" />
            <Skeleton height={14} width="50%" />
          </Stack>
        )}
      </Card>
    </Page>
  );
}

interface ShownProps {
  all: readonly Shortcut[];
  view: ShortcutView;
  show(part: Partial<ShortcutView>): void;
}

function Shortcuts({ all, view, show }: ShownProps) {
  if (all.length === 0) {
    return (
      <EmptyState
        icon={<IconSlash size={32} stroke={1.5} />}
        title={list.noneTitle}
        text={list.none}
        action={
          <Button component={Link} to={addPath}>
            {texts.add}
          </Button>
        }
      />
    );
  }
  const shown = findShortcuts(
    all.filter((it) => view.scope === null || it.scope === view.scope),
    view.search,
  );
  return (
    <>
      <Filters view={view} show={show} />
      <p role="status" className="visually-hidden">
        {list.count(shown.length)}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          icon={<IconSearchOff size={32} stroke={1.5} />}
          title={list.noMatchTitle}
          text={list.noMatch}
          action={
            <Button variant="default" onClick={() => show({ search: '', scope: null })}>
              {list.clear}
            </Button>
          }
        />
      ) : (
        <ul className={classes.rows} aria-label={texts.title}>
          {shown.map((it) => (
            <Row key={it.id} shortcut={it} />
          ))}
        </ul>
      )}
    </>
  );
}

function Filters({ view, show }: Omit<ShownProps, 'all'>) {
  const clear = (
    <ActionIcon size="sm" aria-label={list.clearSearch} onClick={() => show({ search: '' })}>
      <IconX size={14} />
    </ActionIcon>
  );
  return (
    <Group gap={8} className={classes.filters}>
      <TextInput
        type="search"
        className={classes.search}
        size="xs"
        aria-label={list.search}
        placeholder={list.search}
        maxLength={200}
        leftSection={<IconSearch size={15} />}
        rightSection={view.search && clear}
        value={view.search}
        onChange={(event) => show({ search: event.currentTarget.value })}
      />
      <NativeSelect
        size="xs"
        aria-label={list.whose}
        value={view.scope ?? ''}
        data={[
          { value: '', label: list.anyone },
          { value: 'personal', label: list.personal },
          { value: 'team', label: list.team },
        ]}
        onChange={({ currentTarget: { value } }) =>
          show({ scope: value === 'personal' || value === 'team' ? value : null })
        }
      />
    </Group>
  );
}

function Row({ shortcut }: { shortcut: Shortcut }) {
  const { id, key, title, body, scope, files, uses, lastUsedAt } = shortcut;
  const pressed = keysOf(useMe().desk.keys, macroName(id));
  const follows = useWhatFollows(shortcut);
  return (
    <li className={classes.row}>
      <code className={classes.key}>/{key}</code>
      <div className={classes.words}>
        <Link to={`/settings/shortcut/${id}`} className={classes.title}>
          {title}
        </Link>
        {body !== '' && <div className={classes.body}>{body}</div>}
        <div className={classes.facts}>
          {uses === 0 ? list.unused : list.uses(uses)}
          {lastUsedAt && (
            <>
              , {list.lastUsed}
              <RelativeTime at={lastUsedAt} />
            </>
          )}
          {files.length > 0 && ` · ${list.withFiles(files.length)}`}
          {follows.map((it) => ` · ${it}`)}
          {doesSomething(shortcut) && pressed.length > 0 && (
            <>
              {` · ${list.runsBy}`}
              <Keys all={pressed} />
            </>
          )}
        </div>
      </div>
      {scope === 'team' && <Tag>{texts.scopes.team}</Tag>}
    </li>
  );
}
