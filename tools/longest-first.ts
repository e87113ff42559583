import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take half a minute and more: one that began last would be waited for alone. */
const long = ['chaos.e2e.ts', 'main-journey.e2e.ts', 'start.e2e.ts', 'src/main.test.ts', 'running-jobs.test.ts'];

/** Begins with the longest files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => long.some((it) => moduleId.endsWith(it));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((it) => !isLong(it))];
  }
}
