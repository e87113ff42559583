import { existsSync, readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** CPU that this process has used so far. */
export function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Resident memory after a collection, which costs CPU of its own: not to be asked within a stretch whose CPU counts. */
export function ownResidentKb(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage.rss() / 1024;
}

/** What every server of a measurement answers about itself. */
export const ownUsage = { cpuMs: ownCpuMs, residentKb: ownResidentKb };

const ticksPerSecond = 100;

/** The fields of /proc/PID/stat after the name, which may hold spaces. */
const statOf = (pid: number | string): string[] => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};

const parentAt = 1;
const cpuAt = [11, 12];
const endedChildrenAt = [13, 14];

/** CPU that a process on this machine has used so far, all its threads together. */
export const processCpuMs = (pid: string): number => {
  const stat = statOf(pid);
  return (cpuAt.reduce((sum, at) => sum + Number(stat[at]), 0) * 1000) / ticksPerSecond;
};

/** CPU that a PostgreSQL on this machine has used, all its processes together. Null where that cannot be read. */
export async function postgresCpu(url: string): Promise<(() => number) | null> {
  if (!existsSync('/proc/self/stat')) return null;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid;
  const postmaster = pid && existsSync(`/proc/${pid}/stat`) ? statOf(pid)[parentAt] : undefined;
  await client.end();
  if (!postmaster) return null;
  const sum = (stat: string[], places: readonly number[]) => places.reduce((all, at) => all + Number(stat[at]), 0);
  return () => {
    let ticks = sum(statOf(postmaster), [...cpuAt, ...endedChildrenAt]);
    for (const pid of readdirSync('/proc')) {
      if (!/^\d+$/.test(pid)) continue;
      try {
        const stat = statOf(pid);
        if (stat[parentAt] === postmaster) ticks += sum(stat, cpuAt);
      } catch {
        // It ended while we looked.
      }
    }
    return (ticks * 1000) / ticksPerSecond;
  };
}
