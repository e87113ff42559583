import type { FastifyBaseLogger } from 'fastify';

/** Structured logs; a child carries the request's or the shop's id. */
export type Log = FastifyBaseLogger;
