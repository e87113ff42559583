import { PgBoss } from 'pg-boss';
import { layQueues, laySchedules } from '../platform/jobs/lay-queues.ts';
import { works } from '../start.ts';

/** Queues and schedules are there as after a first start. */
export async function prepareBoss(where: ConstructorParameters<typeof PgBoss>[0]): Promise<void> {
  const boss = new PgBoss(where);
  await boss.start();
  await layQueues(boss, works);
  await laySchedules(boss, works);
  await boss.stop({ graceful: false });
}
