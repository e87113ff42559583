import type { DocumentKind, DocumentQuery, KnownDocument } from '@chatty/contract/documents';
import type { LiveEvent } from '@chatty/contract/live';
import type { QueryClient } from '@tanstack/react-query';
import { changeHeld } from '../../../connection/live/change-held.ts';
import { sourcesQuery } from '../area/source-queries.ts';
import { type DocumentListData, documentListKey, documentQuery } from './document-queries.ts';

/** Sitemaps stand among the pages. */
const listOf = (kind: DocumentKind): DocumentQuery['kind'] => (kind === 'file' ? 'file' : 'web');

const reread = (client: QueryClient, kind: DocumentKind) => {
  void client.invalidateQueries({ queryKey: [...documentListKey, listOf(kind)] });
  void client.invalidateQueries({ queryKey: sourcesQuery.queryKey });
};

/** Shows a document as it is now, wherever it stands; a list that lacks it is read again. */
export function applyDocument(client: QueryClient, document: KnownDocument): void {
  let isHeld = false;
  changeHeld<DocumentListData>(client, [...documentListKey, listOf(document.kind)], (list) => ({
    ...list,
    pages: list.pages.map((piece) => ({
      ...piece,
      documents: piece.documents.map((it) => {
        if (it.id !== document.id) return it;
        isHeld = true;
        return document;
      }),
    })),
  }));
  client.setQueryData(documentQuery(document.id).queryKey, (held) => held && { ...held, document });
  const isSettled = document.state === 'ready' || document.state === 'failed';
  if (isSettled) void client.invalidateQueries({ queryKey: documentQuery(document.id).queryKey });
  if (isSettled || !isHeld) reread(client, document.kind);
}

/** Takes a document out of every list at once. */
export function applyRemovedDocument(client: QueryClient, { id, kind }: { id: string; kind: DocumentKind }): void {
  changeHeld<DocumentListData>(client, [...documentListKey, listOf(kind)], (list) => ({
    ...list,
    pages: list.pages.map((piece) => ({ ...piece, documents: piece.documents.filter((it) => it.id !== id) })),
  }));
  client.removeQueries({ queryKey: documentQuery(id).queryKey, type: 'inactive' });
  void client.invalidateQueries({ queryKey: documentQuery(id).queryKey });
  reread(client, kind);
}

/** What a live event changes in what is held of files and pages of the web. */
export function applyDocumentEvent(client: QueryClient, event: LiveEvent): void {
  if (event.type === 'document.changed') applyDocument(client, event.payload);
  if (event.type === 'documents.asked') reread(client, 'web');
  if (event.type === 'document.deleted') applyRemovedDocument(client, event.payload);
}
