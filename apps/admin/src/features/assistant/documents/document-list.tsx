import type { DocumentQuery, KnownDocument } from '@chatty/contract/documents';
import { Group, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { texts } from '#texts/assistant-documents.ts';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import classes from '../area/area.module.css';
import { FoundList } from '../area/found-list.tsx';
import { LimitNote } from '../sources/source-rows.tsx';
import { useRemoveDocument, useSwitchDocument } from './document-actions.ts';
import { documentListQuery } from './document-queries.ts';
import { DocumentRow } from './document-row.tsx';

interface DocumentListProps {
  kind: DocumentQuery['kind'];
  search: string;
  words: typeof texts.files | typeof texts.web;
  /** Where one of them is shtexts. */
  path: string;
  /** Said beside the search. */
  hint?: string;
  factsOf(document: KnownDocument): ReactNode;
  none: ReactNode;
}

/** Files, or pages of the web, to be searched, opened, switched off and removed. */
export function DocumentList({ kind, search, words, path, hint, factsOf, none }: DocumentListProps) {
  const [, setQuery] = useSearchParams();
  const show = (text: string) => setQuery(text === '' ? {} : { search: text }, { replace: true });
  const isAdmin = useMe().member.role === 'admin';
  const list = useInfiniteQuery(documentListQuery(kind, search));
  const { mutate: use } = useSwitchDocument();
  const { mutate: remove } = useRemoveDocument();
  const room = list.data?.pages[0]?.room;
  const actsOf = (document: KnownDocument) => ({
    use: (used: boolean) => use({ id: document.id, used }),
    remove: () => remove(document),
  });
  return (
    <Card padded={false}>
      <Group gap={8} className={classes.filters}>
        <SearchField
          label={words.search}
          placeholder={words.searchPlaceholder}
          clear={words.clearSearch}
          search={search}
          onSearch={show}
        />
        {hint && (
          <Text size="xs" c="var(--ink-soft)">
            {hint}
          </Text>
        )}
      </Group>
      <FoundList
        list={list}
        rows={list.data?.pages.flatMap((it) => it.documents)}
        total={list.data?.pages[0]?.total}
        words={words}
        beside={
          room && (
            <>
              {room.limit !== null && <span> · {texts.documents.room(room.count, room.limit)}</span>}
              <LimitNote {...room} />
            </>
          )
        }
        isNarrowed={search !== ''}
        clear={() => show('')}
        none={none}
      >
        {(document) => (
          <DocumentRow
            document={document}
            to={`${path}/${document.id}`}
            facts={factsOf(document)}
            acts={isAdmin ? actsOf(document) : undefined}
          />
        )}
      </FoundList>
    </Card>
  );
}
