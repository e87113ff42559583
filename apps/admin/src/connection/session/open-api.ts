import { createApi } from '@chatty/client/api';

/** Calls before sign-in, and those that need only the session's cookie. Throws `CallFailed`. */
export const openApi = createApi({ origin: '', token: async () => null });
