import { hkdfSync } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { texts } from '#texts/problems.ts';
import type { Services } from '../../ctx.ts';
import { clientAddress } from '../http/client-address.ts';
import { notFound } from '../problem.ts';
import { isSameText } from './secrets/same-text.ts';

/** What a program beside the server shows to speak for whoever runs it: derived from the installation's secret. */
export const operatorKey = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'chatty operator v1', 32)).toString('base64url');

/** Where the server takes the operator's word. */
export const operatorPaths = { crmLink: '/operator/crm-link', measureAnew: '/operator/measure-anew' } as const;

const attemptsPerMinute = 10;

/** The very machine, and no proxy between: what came from elsewhere says so in these headers. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const from = socket.remoteAddress ?? '';
  const here = /^(::ffff:)?127\.|^::1$/.test(from) || from === socket.localAddress;
  return here && headers.forwarded === undefined && headers['x-forwarded-for'] === undefined;
}

/**
 * Lets only a program of the operator go on, beside the server and with its key, which is compared in constant time.
 * Everybody else is told that there is no such address. Throws `not_found`, `too_many`.
 */
export async function mustBeOperator({ limits, config }: Services, request: FastifyRequest): Promise<void> {
  const shown = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  await limits.use('operator', clientAddress(request), attemptsPerMinute);
  if (!isFromHere(request) || !isSameText(operatorKey(config.APP_SECRET), shown ?? ''))
    throw notFound(texts.thisAddress);
}
