import lighthouse from 'lighthouse';

export interface Score {
  performance: number;
  blockingMs: number;
  layoutShift: number;
}

/** One run of Lighthouse's performance category, as a phone, in the Chromium whose debugger listens on `port`. */
export async function lighthouseScore(url: string, port: number): Promise<Score> {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], output: 'json', logLevel: 'error' });
  const report = result?.lhr;
  if (!report || report.runtimeError) throw new Error(`Lighthouse: ${report?.runtimeError?.message ?? 'no result'}`);
  return {
    performance: (report.categories.performance?.score ?? Number.NaN) * 100,
    blockingMs: report.audits['total-blocking-time']?.numericValue ?? Number.NaN,
    layoutShift: report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  };
}
