import type { AnswerImport } from '@chatty/contract/answer-imports';
import { Anchor, Progress, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/assistant-documents.ts';
import { Card } from '../../../../ui/card.tsx';
import { toastFailure } from '../../../../ui/toast.tsx';
import { lastImportQuery } from './exchange-queries.ts';
import { saveFailedRows } from './save-files.ts';

const words = texts.answerExchange;

/** How far the last import is, and what came of it. */
export function ImportProgress() {
  const { data } = useQuery(lastImportQuery);
  return data && <Shown import={data} />;
}

function Shown({ import: it }: { import: AnswerImport }) {
  const { id, state, fileName, gone, total, failed } = it;
  return (
    <Card>
      <div role="status">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {state === 'running' ? words.running(fileName, gone, total) : words.done(fileName, it)}
        </Text>
      </div>
      {state === 'running' && (
        <Progress mt={8} value={(100 * gone) / Math.max(1, total)} animated aria-label={words.progress(fileName)} />
      )}
      {state === 'done' && failed > 0 && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          underline="always"
          onClick={() => void saveFailedRows(id).catch((problem) => toastFailure(problem, words.failedToExport))}
        >
          {words.saveFailed(failed)}
        </Anchor>
      )}
    </Card>
  );
}
