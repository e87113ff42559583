import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fromBufferPromise } from 'yauzl';
import { Unread } from './unread.ts';

const mostEntries = 5_000;
const mostUnpackedBytes = 100 * 1024 * 1024;

/**
 * Unpacks an archive once, and keeps nothing of it: whoever reads it next needs no more memory than it turned out to.
 * Throws `Unread` for one that becomes too large, and what yauzl throws for none, or one that lies about its sizes.
 */
export async function measureZip(bytes: Uint8Array): Promise<void> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (zip.entryCount > mostEntries) throw new Unread('too_long');
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (unpacked > mostUnpackedBytes) throw new Unread('too_long');
    // A password, on the archive itself.
    if (entry.isEncrypted()) throw new Unread('encrypted');
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
    // It stops where an entry has more bytes than it says.
    if (entry.uncompressedSize > 0) await pipeline(await zip.openReadStreamPromise(entry), nowhere);
  }
}
