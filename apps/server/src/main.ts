import { CannotStart, readConfig } from './config.ts';
import { claimFolder } from './platform/db/embedded/data-folder.ts';
import { createLog, describeError } from './platform/log.ts';

/** The process ends after this time at the latest. */
const stopMs = 20_000;

/**
 * Stops when asked to, once, and within a bound: what is left undone then, the next start takes up. Until there is
 * something to put away, given to the function that it answers, it stops at once.
 */
function stopWhenAsked(): (stop: () => Promise<void>) => void {
  let stop = async () => {};
  let stopping = false;
  const begin = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`Stopped, but not all was put away: ${error instanceof Error ? error.message : String(error)}`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, begin);
  // The program that started this one is gone, however it ended.
  process.on('disconnect', begin);
  return (next) => {
    stop = next;
  };
}

/** What can be said to be wrong before the server's code is read is said at once: reading it takes a second or two. */
async function run(): Promise<void> {
  const stopBy = stopWhenAsked();
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  // Node itself would print the contents of the error.
  process.on('uncaughtException', (error) => {
    console.error(`A bug ends the process: ${JSON.stringify(describeError(error))}`);
    process.exit(1);
  });
  // What this process makes is for its own user alone.
  process.umask(0o077);
  await claimFolder(config.DATA_DIR);
  const { assemble } = await import('./assemble.ts');
  await assemble(config, log, stopBy);
}

run().catch((error: unknown) => {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exit(1);
});
