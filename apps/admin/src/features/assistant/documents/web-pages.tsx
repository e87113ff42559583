import type { KnownDocument } from '@chatty/contract/documents';
import { Button } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { texts } from '#texts/assistant.ts';
import { texts as own } from '#texts/assistant-documents.ts';
import { api } from '../../../connection/api.ts';
import { useMe } from '../../../people/me.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { dateAndTime } from '../../../ui/time/time.ts';
import { AddAddress } from './add-address.tsx';
import { applyDocument } from './apply-document.ts';
import { DocumentList } from './document-list.tsx';
import { DocumentPage } from './document-page.tsx';
import { documentListKey, documentListQuery } from './document-queries.ts';

const words = own.web;
const path = '/ai_assistant/data_sources/web';
const back = { to: '/ai_assistant/data_sources', label: texts.sources.title };

/** The pages of the web that the assistant answers from, and the sitemaps that name them. */
export function WebListPage() {
  const [query] = useSearchParams();
  const isAdmin = useMe().member.role === 'admin';
  const [isAdding, setAdding] = useState(false);
  const isEmpty = useInfiniteQuery(documentListQuery('web', '')).data?.pages[0]?.documents.length === 0;
  return (
    <Page
      title={words.title}
      subtitle={words.subtitle}
      back={back}
      primaryAction={isAdmin ? { label: words.add, run: () => setAdding(true) } : null}
      secondaryActions={isAdmin && !isEmpty && <ReadAllAgain />}
    >
      <DocumentList
        kind="web"
        search={(query.get('search') ?? '').trim().slice(0, 200)}
        words={words}
        path={path}
        factsOf={factsOf}
        none={<EmptyState icon={<IconWorld size={32} stroke={1.5} />} title={words.noneTitle} text={words.none} />}
      />
      <AddAddress opened={isAdding} close={() => setAdding(false)} />
    </Page>
  );
}

const factsOf = ({ kind, url, title, pages, leftOut, nextAt }: KnownDocument) => (
  <>
    {kind === 'sitemap' && <span>{words.pagesOf(pages)}</span>}
    {leftOut > 0 && <span>{words.leftOut(leftOut)}</span>}
    {url !== title && <span dir="ltr">{url}</span>}
    {nextAt !== null && <span>{texts.sources.nextSync(dateAndTime(nextAt))}</span>}
  </>
);

function ReadAllAgain() {
  const client = useQueryClient();
  const reading = useMutation({
    meta: { failure: texts.sources.failedToSync },
    mutationFn: () => api('POST /ai_assistant/web/sync'),
    onSuccess: () => void client.invalidateQueries({ queryKey: documentListKey }),
  });
  return (
    <Button variant="default" loading={reading.isPending} onClick={() => reading.mutate()}>
      {words.readAll}
    </Button>
  );
}

const readAgainOf = (document: KnownDocument) => <ReadAgain document={document} />;

/** A page of the web as the assistant reads it. */
export const WebPage = () => <DocumentPage back={{ to: path, label: words.title }} actions={readAgainOf} />;

function ReadAgain({ document: { id, url, state } }: { document: KnownDocument }) {
  const client = useQueryClient();
  const reading = useMutation({
    meta: { failure: texts.sources.failedToSync },
    mutationFn: async () => (await api('POST /ai_assistant/documents/:id/sync', { params: { id } })).data,
    onSuccess: (document) => applyDocument(client, document),
  });
  const isOnItsWay = state === 'waiting' || state === 'reading';
  return (
    <>
      <Button variant="default" loading={reading.isPending} disabled={isOnItsWay} onClick={() => reading.mutate()}>
        {words.readAgain}
      </Button>
      {url !== null && (
        <Button component="a" href={url} target="_blank" rel="noopener noreferrer" variant="default">
          {words.open} <span className="visually-hidden">{texts.page.opensInNewTab}</span>
        </Button>
      )}
    </>
  );
}
