import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface Seal {
  /** Encrypts a secret for the database. `context` (such as the shop's id) must be the same when it is opened. */
  seal(text: string, context?: string): string;
  /** Throws when the text was sealed with another secret or for another context, or was altered. */
  open(sealed: string, context?: string): string;
}

const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM under a key derived from the installation's secret, so that a copy of the database gives no access to shops. */
export function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `chatty seal ${version}`, 32));
  return {
    seal(text, context = '') {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${version}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
    },
    open(sealed, context = '') {
      const [head, body = ''] = sealed.split('.');
      const bytes = Buffer.from(body, 'base64url');
      if (head !== version || bytes.length < nonceBytes + tagBytes) throw new Error('This was not sealed by us.');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
    },
  };
}
