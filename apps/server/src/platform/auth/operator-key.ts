import { hkdfSync } from 'node:crypto';
import { isSameText } from './secrets/same-text.ts';

/** What a program beside the server shows to speak for whoever runs it: derived from the installation's secret. */
export const operatorKey = (secret: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', 'chatty operator v1', 32)).toString('base64url');

/** Compared in constant time. */
export const isOperatorKey = (secret: string, shown: string | undefined): boolean =>
  isSameText(operatorKey(secret), shown ?? '');

/** Where the server takes the operator's word. */
export const operatorPath = '/operator/crm-link';
