import type { Api } from '@chatty/client/api';
import type { VisitorSession } from '@chatty/contract/boot';
import type { Visit } from '@chatty/contract/widget';
import type { ShellConfig } from '../../loader/shell.ts';

/** A visit together with what all visitors of the shop begin with, which is asked for at the same time. Throws `CallFailed`. */
export async function withBoot<Own extends Visit>(
  api: Api,
  { shop, locale }: ShellConfig,
  visit: Promise<Own>,
): Promise<Own & VisitorSession> {
  const [own, { data }] = await Promise.all([visit, api('GET /client/api/boot', { query: { shop, locale } })]);
  return { ...data, availability: data.outlook, isBehind: data.widgetEvent < own.widgetEvent, ...own };
}
