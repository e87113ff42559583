import { apiTimeoutMs } from '@chatty/contract/limits';
import type { Upload } from './api.ts';

/**
 * Sends a file and tells how much of it has left. `fetch` cannot, so this is made the old way. A slow line may take its
 * time: only one that stands still for as long as a call may take has timed out.
 */
export const uploadWithProgress = (url: string, { headers, body, onProgress, signal }: Upload): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const waitOn = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new DOMException('No progress', 'TimeoutError'));
        request.abort();
      }, apiTimeoutMs);
    };
    const abort = () => request.abort();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => {
      waitOn();
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = () => {
      const retryAfter = request.getResponseHeader('retry-after');
      const answered = new Headers(retryAfter === null ? [] : [['retry-after', retryAfter]]);
      resolve(new Response(request.responseText, { status: request.status, headers: answered }));
    };
    request.onerror = () => reject(new TypeError('No answer'));
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    request.onloadend = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
    signal?.addEventListener('abort', abort);
    waitOn();
    request.send(body);
  });
