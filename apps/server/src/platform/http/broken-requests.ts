import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Envelope } from '@chatty/contract/call';
import type { FastifyRequest } from 'fastify';
import { texts } from '#texts/problems.ts';

const said: Readonly<Record<string, { status: number; error: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: texts.requestTooSlow },
  HPE_HEADER_OVERFLOW: { status: 431, error: texts.headersTooLarge },
};
const misunderstood = { status: 400, error: texts.notUnderstood };

/** Answers bytes that are no HTTP, or none that we read, in the envelope of every answer, and ends the connection. */
export function refuseBroken(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { status, error: told } = said[error.code ?? ''] ?? misunderstood;
  const envelope: Envelope = { success: false, code: 'bad_input', error: told };
  const body = JSON.stringify(envelope);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** A socket that breaks the protocol, or just breaks, is no fault of ours; all else is. */
export function endSocket(
  error: Error & { code?: string },
  socket: { terminate(): void },
  request: FastifyRequest,
): void {
  if (/^(WS_ERR_|E[A-Z]+$)/.test(error.code ?? '')) request.log.debug({ err: error }, 'a socket broke');
  else request.log.error({ err: error }, 'a bug');
  socket.terminate();
}
