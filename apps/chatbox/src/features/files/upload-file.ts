import { CallFailed } from '@chatty/client/api';
import type { Envelope } from '@chatty/contract/call';
import type { FileRef } from '@chatty/contract/files';
import { fileMaxBytes, fileTypes } from '@chatty/contract/limits';
import { newId } from '@chatty/contract/new-id';
import { refusalWords } from '../../ui/plain/refusal-words.ts';
import { say } from '../../ui/say.ts';
import { megabytes } from './megabytes.ts';

const isTaken = (type: string) => (fileTypes as readonly string[]).includes(type);

/** Why a file will not be taken, before a byte is sent; null when it may be. The server looks again, into the bytes. */
export function refusalOf(file: { type: string; size: number }): string | null {
  if (file.size > fileMaxBytes) return say('liveChatFileTooLarge', { megabytes });
  if (file.size === 0) return say('liveChatFileEmpty');
  // A browser that does not know the type says nothing: the server will tell.
  if (file.type !== '' && !isTaken(file.type)) return say('liveChatFileTypeRefused');
  return null;
}

/** Why a file did not arrive. One whose bytes the server takes for something else than it is called is damaged. */
const uploadWords = (problem: unknown, { type }: { type: string }): string =>
  refusalWords(problem, say('liveChatUploadFailed'), {
    offline: say('liveChatUploadOffline'),
    bad_input: say('liveChatFileEmpty'),
    too_large: say('liveChatFileTooLarge', { megabytes }),
    unsupported_file: say(isTaken(type) ? 'liveChatFileDamaged' : 'liveChatFileTypeRefused'),
  });

interface Upload {
  origin: string;
  token(renew: boolean): Promise<string>;
  file: File;
  /** From 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

interface Sent {
  envelope: Envelope | null;
  waitMs: number;
}

/** `fetch` cannot tell how much of a body has left, so this is the one call that is made the old way. */
const post = (url: string, token: string, { file, onProgress, signal }: Upload): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.responseType = 'json';
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onload = () => {
      const seconds = Number(request.getResponseHeader('retry-after') ?? 0);
      resolve({ envelope: request.response as Envelope | null, waitMs: seconds > 0 ? seconds * 1_000 : 0 });
    };
    request.onerror = () => reject(new CallFailed('offline', ''));
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });

/** Uploads a file under an id of its own, so that a repeat makes no second one. Throws `CallFailed`. */
async function uploadFile(upload: Upload): Promise<FileRef> {
  const query = new URLSearchParams({ name: upload.file.name.slice(-200) || 'file', id: newId() });
  const url = `${upload.origin}/client/api/files?${query}`;
  let { envelope, waitMs } = await post(url, await upload.token(false), upload);
  if (envelope?.code === 'session_expired') ({ envelope, waitMs } = await post(url, await upload.token(true), upload));
  if (!envelope?.success) throw new CallFailed(envelope?.code ?? 'bug', envelope?.error ?? '', {}, waitMs);
  return envelope.data as FileRef;
}

/** What became of a file; where it did not arrive, why, and whether it may be tried again. */
type Outcome = { ref: FileRef } | { ref: null; problem: string; retryable: boolean };

/** Sends a file, unless it will not be taken anyway. */
export async function sendFile(upload: Upload): Promise<Outcome> {
  const refusal = refusalOf(upload.file);
  if (refusal) return { ref: null, problem: refusal, retryable: false };
  try {
    return { ref: await uploadFile(upload) };
  } catch (problem) {
    const retryable = !(problem instanceof CallFailed) || problem.passing;
    return { ref: null, problem: uploadWords(problem, upload.file), retryable };
  }
}
