import { createHmac } from 'node:crypto';

/**
 * A value under another name, the same each time, that only this installation can make: what is kept of an address or
 * an e-mail where it need only be told apart. `purpose` keeps the names of different uses apart.
 */
export const keyedHash = (secret: string, purpose: string, value: string): string =>
  createHmac('sha256', secret).update(`${purpose}\0${value}`).digest('hex');
