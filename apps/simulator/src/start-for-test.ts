import { createSimulator, type Simulator, type SimulatorOptions } from './simulator.ts';

/** A simulator on free ports, and short ways to talk to it as the app under test would. */
export interface TestSimulator {
  simulator: Simulator;
  /** Fetches a path of the simulator as if it were the shop's own host. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a GraphQL request with a fresh access token. */
  graphql<T = Record<string, unknown>>(query: string, variables?: object): Promise<GraphqlAnswer<T>>;
}

export interface GraphqlAnswer<T = Record<string, unknown>> {
  data?: T | null;
  errors?: { message: string; extensions?: { code?: string } }[];
  extensions?: {
    cost: {
      requestedQueryCost: number;
      actualQueryCost: number | null;
      throttleStatus: { currentlyAvailable: number };
    };
  };
}

export const testClient = { clientId: 'test-client', clientSecret: 'test-secret-of-the-simulator' };

export async function startForTest(options: Partial<SimulatorOptions> = {}): Promise<TestSimulator> {
  const simulator = await createSimulator({
    port: 0,
    smtpPort: 0,
    appUrl: 'http://127.0.0.1:9',
    extensionDir: 'no-such-folder',
    webhookRetryDelaysMs: [5, 10],
    ...testClient,
    ...options,
  });
  await simulator.start();
  const shop = simulator.store.firstShop;
  const ask = (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-host', shop.domain);
    return fetch(new URL(path, simulator.origin), { redirect: 'manual', ...init, headers });
  };
  const token = async (): Promise<string> => {
    const response = await ask('/admin/oauth/access_token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_id: simulator.options.clientId,
        client_secret: simulator.options.clientSecret,
        grant_type: 'client_credentials',
      }),
    });
    return ((await response.json()) as { access_token: string }).access_token;
  };
  const graphql = async <T = Record<string, unknown>>(
    query: string,
    variables: object = {},
  ): Promise<GraphqlAnswer<T>> => {
    const response = await ask('/admin/api/2026-07/graphql.json', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': await token() },
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as GraphqlAnswer<T>;
  };
  return { simulator, ask, graphql };
}
