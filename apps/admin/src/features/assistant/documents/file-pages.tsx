import type { KnownDocument } from '@chatty/contract/documents';
import { Alert, Button, FileButton, Progress, Text } from '@mantine/core';
import { IconFiles } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { texts } from '#texts/assistant.ts';
import { texts as own } from '#texts/assistant-documents.ts';
import { api } from '../../../connection/api.ts';
import { useMe } from '../../../people/me.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { applyDocument } from './apply-document.ts';
import { DocumentList } from './document-list.tsx';
import { DocumentPage } from './document-page.tsx';
import { type Upload, useUploads } from './use-uploads.ts';

const words = own.files;
const path = '/ai_assistant/data_sources/files';
const back = { to: '/ai_assistant/data_sources', label: texts.sources.title };
/** What the chooser offers; what a file is, its bytes say. */
const accepted = '.pdf,.docx,.xlsx,.csv,.tsv,.md,.markdown,.txt';

const sizeOf = ({ bytes }: KnownDocument) => bytes !== null && <span>{words.size(bytes)}</span>;

/** The files that the assistant answers from, to be searched, added to and taken from. */
export function FileListPage() {
  const [query] = useSearchParams();
  const isAdmin = useMe().member.role === 'admin';
  const { uploads, add, drop } = useUploads();
  const choose = isAdmin && <ChooseFiles add={(files) => void add(files)} />;
  return (
    <Page title={words.title} subtitle={words.subtitle} back={back} primaryAction={choose}>
      {uploads.map((it) => (
        <UploadView key={it.id} upload={it} drop={() => drop(it.id)} />
      ))}
      <DocumentList
        kind="file"
        search={(query.get('search') ?? '').trim().slice(0, 200)}
        words={words}
        path={path}
        hint={words.kinds}
        factsOf={sizeOf}
        none={<EmptyState icon={<IconFiles size={32} stroke={1.5} />} title={words.noneTitle} text={words.none} />}
      />
    </Page>
  );
}

const ChooseFiles = ({ add }: { add(files: readonly File[]): void }) => (
  <FileButton multiple accept={accepted} onChange={add}>
    {(button) => <Button {...button}>{words.add}</Button>}
  </FileButton>
);

function UploadView({ upload: { name, share, problem }, drop }: { upload: Upload; drop(): void }) {
  if (problem === null) {
    return (
      <div role="status">
        <Text size="sm">{words.uploading(name)}</Text>
        <Progress value={100 * share} animated aria-label={words.uploading(name)} />
      </div>
    );
  }
  return (
    <Alert
      color="red"
      role="alert"
      title={words.notUploaded(name)}
      styles={{ title: { color: 'var(--ink)' } }}
      withCloseButton
      closeButtonLabel={words.dismiss}
      onClose={drop}
    >
      {problem}
    </Alert>
  );
}

const replaceOf = (document: KnownDocument) => <Replace document={document} />;

/** A file as the assistant reads it, to be replaced by a newer one. */
export const FilePage = () => <DocumentPage back={{ to: path, label: words.title }} actions={replaceOf} />;

function Replace({ document: { id } }: { document: KnownDocument }) {
  const client = useQueryClient();
  const replacing = useMutation({
    meta: { failure: own.documents.notSwitched },
    mutationFn: async (file: File) => {
      const query = { name: file.name.slice(-200) };
      return (await api('PUT /ai_assistant/files/:id', { params: { id }, query, body: file })).data;
    },
    onSuccess: (document) => applyDocument(client, document),
  });
  return (
    <FileButton accept={accepted} onChange={(file) => file && replacing.mutate(file)}>
      {(button) => (
        <Button {...button} variant="default" loading={replacing.isPending} title={words.replaceHint}>
          {words.replace}
        </Button>
      )}
    </FileButton>
  );
}
