import type { TestVerdict } from '@chatty/contract/test-suite';
import { texts } from '#texts/assistant-suite.ts';
import { Tag } from '../../../../ui/tag.tsx';

/** What became of a test last. */
export function VerdictTag({ verdict }: { verdict: Pick<TestVerdict, 'passed' | 'isRegression'> | null }) {
  if (!verdict) return <Tag>{texts.notRun}</Tag>;
  if (verdict.passed) return <Tag tone="good">{texts.passed}</Tag>;
  return <Tag tone="warn">{verdict.isRegression ? texts.regressed : texts.failed}</Tag>;
}
