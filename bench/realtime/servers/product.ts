import { writeFile } from 'node:fs/promises';
import { Session } from 'node:inspector/promises';
import { answer } from '../../child.ts';
import { addTeam, startProduct } from '../../product.ts';
import { ownUsage } from '../../usage.ts';
import type { Plan } from '../lines/line.ts';

const product = await startProduct(process.env.SERVER_DATABASE_URL || undefined);
let commits = 0;
let messages = 0;
const { hub } = product.services;
const { committed } = hub;
hub.committed = (events) => {
  commits += 1;
  for (const it of events) if (it.type === 'message.created') messages += 1;
  committed(events);
};

const inspector = new Session();

answer(
  {
    async prepare({ teams, visitors, away }: { teams: number; visitors: number; away: boolean }): Promise<Plan> {
      const made = [];
      for (let i = 0; i < teams; i += 1) made.push(await addTeam(product, visitors, away));
      return { origin: product.origin, teams: made };
    },
    async beginProfile() {
      inspector.connect();
      await inspector.post('Profiler.enable');
      await inspector.post('Profiler.start');
    },
    async endProfile({ file }: { file: string }) {
      const { profile } = await inspector.post('Profiler.stop');
      inspector.disconnect();
      await writeFile(file, JSON.stringify(profile));
    },
    ...ownUsage,
    written: () => ({ commits, messages }),
  },
  () => product.close(),
);
