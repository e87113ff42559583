import type { OutboxStore, Unsent } from './outbox.ts';

/** Keeps unsent messages for the life of the page only: for tests, and where the browser forbids storage. */
export function memoryStore<Body>(): OutboxStore<Body> {
  const kept = new Map<string, Unsent<Body>>();
  return {
    all: async () => [...kept.values()],
    put: async (unsent) => void kept.set(unsent.id, unsent),
    remove: async (id) => void kept.delete(id),
  };
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Keeps unsent messages in IndexedDB under `name`; falls back to memory where the browser forbids it. */
export function browserStore<Body>(name: string): OutboxStore<Body> {
  const spare = memoryStore<Body>();
  const open = async (): Promise<IDBDatabase | null> => {
    try {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore('unsent', { keyPath: 'id' });
      return await settled(request);
    } catch {
      return null;
    }
  };
  let database: Promise<IDBDatabase | null> | undefined;
  const table = async (mode: IDBTransactionMode) => {
    database ??= open();
    return (await database)?.transaction('unsent', mode).objectStore('unsent');
  };
  return {
    async all() {
      const rows = await table('readonly');
      return rows ? settled(rows.getAll() as IDBRequest<Unsent<Body>[]>) : spare.all();
    },
    async put(unsent) {
      const rows = await table('readwrite');
      if (rows) await settled(rows.put(unsent));
      else await spare.put(unsent);
    },
    async remove(id) {
      const rows = await table('readwrite');
      if (rows) await settled(rows.delete(id));
      else await spare.remove(id);
    },
  };
}
