import { testFileMaxChars } from '@chatty/contract/limits';
import type { TestCaseFile } from '@chatty/contract/test-suite';
import { Button, FileButton, Modal, Text } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/assistant-suite.ts';
import { api } from '../../../../connection/api.ts';
import { saveText } from '../../../../ui/browser/save-text.ts';
import { toastDone } from '../../../../ui/toast.tsx';
import classes from '../suite.module.css';
import { CaseChoice } from './case-choice.tsx';

const words = texts.file;

/** Saves the tests as a file, and reads a file of tests, each of which is taken or left. */
export function CaseFile({ isEmpty }: { isEmpty: boolean }) {
  const [read, setRead] = useState<TestCaseFile | null>(null);
  const save = useMutation({
    meta: { failure: words.failedToExport },
    mutationFn: async () => (await api('GET /ai_assistant/suite/export')).data,
    onSuccess({ name, text, count }) {
      saveText(name, 'text/csv;charset=utf-8', [text]);
      toastDone(words.exported(count));
    },
  });
  const open = useMutation({
    meta: { failure: words.failedToRead },
    mutationFn: async (file: File) => {
      const text = await file.slice(0, 4 * testFileMaxChars).text();
      return (await api('POST /ai_assistant/suite/file', { body: { text } })).data;
    },
    onSuccess: setRead,
  });
  return (
    <>
      {!isEmpty && (
        <Button
          variant="default"
          leftSection={<IconDownload size={15} />}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          {words.export}
        </Button>
      )}
      <FileButton accept=".csv,text/csv" onChange={(file) => file && open.mutate(file)}>
        {(props) => (
          <Button {...props} variant="default" leftSection={<IconUpload size={15} />} loading={open.isPending}>
            {words.import}
          </Button>
        )}
      </FileButton>
      <Modal opened={read !== null} onClose={() => setRead(null)} size="lg" title={words.title}>
        {read && <ReadFile read={read} onClose={() => setRead(null)} />}
      </Modal>
    </>
  );
}

function ReadFile({ read: { cases, problems }, onClose }: { read: TestCaseFile; onClose(): void }) {
  return (
    <>
      {problems.length > 0 && (
        <details className={classes.problems} open={cases.length === 0}>
          <summary>{words.problems(problems.length)}</summary>
          <ul>
            {problems.map(({ line, message }) => (
              <li key={line}>{words.problem(line, message)}</li>
            ))}
          </ul>
        </details>
      )}
      {cases.length === 0 ? (
        <Text>{words.none}</Text>
      ) : (
        <CaseChoice name={words.title} text={words.text} drafts={cases} onClose={onClose} />
      )}
    </>
  );
}
