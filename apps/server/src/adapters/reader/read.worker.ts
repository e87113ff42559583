import { parentPort, workerData } from 'node:worker_threads';
import { Unread } from './unread.ts';
import type { ReadReply, ReadTask } from './worker-reader.ts';

/** Only what a task needs is loaded: all the parsers together take a second. */
async function replyTo(task: ReadTask): Promise<ReadReply> {
  switch (task.kind) {
    case 'pdf':
      return { parts: await (await import('./read-pdf.ts')).readPdf(task.bytes) };
    case 'docx':
      return { parts: await (await import('./read-docx.ts')).readDocx(task.bytes) };
    case 'xlsx':
      return { parts: await (await import('./read-xlsx.ts')).readXlsx(task.bytes) };
    case 'markdown':
      return { parts: [{ html: await (await import('marked')).marked(new TextDecoder().decode(task.bytes)) }] };
    case 'page':
      return { page: (await import('./read-web.ts')).readPage(task.html, task.url) };
    case 'sitemap':
      return { sitemap: (await import('./read-web.ts')).readSitemap(task.xml) };
  }
}

const port = parentPort;
if (!port) throw new Error('this file runs only as a worker thread');

try {
  port.postMessage(await replyTo(workerData as ReadTask));
} catch (error) {
  // What a stranger's file makes a parser throw says no more than that it could not be read.
  const reply: ReadReply = { problem: error instanceof Unread ? error.reason : 'damaged' };
  port.postMessage(reply);
}
