import type { AnswerFile } from '@chatty/contract/answer-imports';
import { Text } from '@mantine/core';
import { texts } from '#texts/assistant-documents.ts';
import classes from '../../../../ui/file-rows.module.css';

const words = texts.answerExchange;

/** The rows of a file that will be left out, with the reason. */
export const FailedRows = ({ looked: { failed, import: it } }: { looked: AnswerFile }) => (
  <>
    <Text size="sm">{words.leftOut}</Text>
    {/* A long list is scrolled by the keyboard, too. */}
    <div className={classes.rows} role="region" aria-label={words.failedRows} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            <th scope="col">{words.question}</th>
          </tr>
        </thead>
        <tbody>
          {failed.map(({ line, question, reason }) => (
            <tr key={line}>
              <td>{line}</td>
              <td dir="auto">
                {question}
                <div className={classes.reason}>{reason}</div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {it.failed > failed.length && (
        <Text size="sm" p="xs" c="var(--ink-soft)">
          {words.more(it.failed - failed.length)}
        </Text>
      )}
    </div>
  </>
);
