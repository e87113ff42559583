import pg from 'pg';

interface Node {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
}
interface Explained {
  'Query Text': string;
  Plan: Node;
}

/** By which index or table the database reached rows, and how many it read there. */
export interface Reached {
  by: string;
  rows: number;
}

/** The address of a PostgreSQL database that tells its clients the plan of all that they ask; whoever asks must be a superuser. */
export function explainingUrl(url: string): string {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
  };
  const told = new URL(url);
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  told.searchParams.set('options', options.join(' '));
  return told.href;
}

function reachedBy(node: Node): Reached[] {
  const within = (node.Plans ?? []).flatMap(reachedBy);
  if (!node['Node Type'].endsWith('Scan')) return within;
  const by = node['Index Name'] ?? node['Relation Name'];
  // A bitmap's index names rows; the table's own scan reads them.
  if (by === undefined || node['Node Type'] === 'Bitmap Heap Scan') return within;
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const how = node['Node Type'] === 'Seq Scan' ? ' (all of it)' : '';
  return [...within, { by: `${by}${how}`, rows: (node['Actual Rows'] + removed) * node['Actual Loops'] }];
}

/** Listens to what the database tells this process of its plans; answers what has been told since it was last asked. */
export function hearPlans(): () => Reached[] {
  let heard: Reached[] = [];
  const { connect } = pg.Client.prototype;
  const listening = function (this: pg.Client, ...given: unknown[]): unknown {
    this.on('notice', ({ message = '' }) => {
      const at = message.indexOf('{');
      if (at === -1) return;
      const { 'Query Text': text, Plan: plan } = JSON.parse(message.slice(at)) as Explained;
      // The job queue asks by itself, too.
      if (!text.includes('pgboss')) heard.push(...reachedBy(plan));
    });
    return Reflect.apply(connect, this, given);
  };
  Object.assign(pg.Client.prototype, { connect: listening });
  return () => {
    const told = heard;
    heard = [];
    return told;
  };
}
