import { createApi } from '@chatty/client/api';
import { uploadWithProgress } from '@chatty/client/upload-with-progress';
import { accessToken } from './session/session.ts';

/** Calls of the signed-in person: `const { data } = await api('GET /faqs', { query })`. Throws `CallFailed`. */
export const api = createApi({ origin: '', token: accessToken, upload: uploadWithProgress });
