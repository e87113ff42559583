import type { FastifyInstance } from 'fastify';
import { CompiledQuery } from 'kysely';
import client from 'prom-client';
import type { Services } from '../../ctx.ts';
import { inTime } from '../pace/in-time.ts';

/** A database that needs longer for an empty statement serves nobody. */
const patienceMs = 2_000;

/** `/healthz`: the process lives. `/readyz`: it can serve. `/metrics`: its figures, for Prometheus. */
export function mountHealth(app: FastifyInstance, services: Services): void {
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry });
  const seconds = new client.Histogram({
    name: 'chatty_http_seconds',
    help: 'How long answers take, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  new client.Gauge({
    name: 'chatty_sockets',
    help: 'Open live sockets',
    registers: [registry],
    collect() {
      this.set(services.hub.size);
    },
  });

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    seconds.observe(labels, reply.elapsedTime / 1000);
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });

  // One question at a time: probes that come while a database is stuck must not take all its connections.
  let asking: Promise<unknown> | null = null;
  const ask = () => {
    asking ??= services.db.executeQuery(CompiledQuery.raw('select 1')).finally(() => {
      asking = null;
    });
    return asking;
  };

  app.get('/healthz', async () => ({ success: true }));
  app.get('/readyz', async (_, reply) => {
    try {
      await inTime(patienceMs, ask());
      return { success: true };
    } catch {
      return reply.code(503).send({ success: false, error: 'The database does not answer.' });
    }
  });
  app.get('/metrics', async (_, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
