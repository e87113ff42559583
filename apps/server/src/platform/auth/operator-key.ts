import { hkdfSync, timingSafeEqual } from 'node:crypto';

/** What a program beside the server shows to speak for whoever runs it: derived from the installation's secret. */
export const operatorKey = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'chatty operator v1', 32)).toString('base64url');

/** Compared in constant time. */
export function isOperatorKey(secret: string, shown: string | undefined): boolean {
  const [own, theirs] = [Buffer.from(operatorKey(secret)), Buffer.from(shown ?? '')];
  return own.length === theirs.length && timingSafeEqual(own, theirs);
}

/** Where the server takes the operator's word. */
export const operatorPath = '/operator/crm-link';
