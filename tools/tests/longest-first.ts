import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take half a minute and more, in the order in which they begin: one that began last would be waited for
 * alone. Those that wait (for a killed server, for a mail) stand beside those that compute.
 */
const long = [
  ...['chaos.e2e.ts', 'inbox-access.e2e.ts', 'main-journey.e2e.ts', 'settings/chat-availability.e2e.ts'],
  ...['start.e2e.ts', 'public/access.e2e.ts', 'contact-methods.e2e.ts', 'gates.e2e.ts', 'embedded/embedded.e2e.ts'],
  ...['team-access.e2e.ts', 'widget-pages.e2e.ts', 'admin/inbox.e2e.ts'],
  ...['src/main.test.ts', 'running-jobs.test.ts', 'answers.test.ts', 'hostile-input.test.ts', 'suggestions.test.ts'],
  ...['src/tenancy.test.ts', 'caches/faqs.test.ts', 'dropped-connections.postgres.test.ts'],
  ...['web/web.test.ts', 'hostile-text/readers.test.ts', 'expressions.test.ts', 'new-feature.test.ts'],
];

/** Begins with the longest files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = long.findIndex((it) => moduleId.endsWith(it));
      return at < 0 ? long.length : at;
    };
    // What has the same place stays in the order in which it was.
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
