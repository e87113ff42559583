import { PGlite } from '@electric-sql/pglite';

/**
 * The embedded database's settings: it has one session, the machine caches its files anyway, and nothing runs beside it
 * that could tend its tables (`tendTables` does).
 */
export const pgliteSettings = ['shared_buffers=16MB', 'max_connections=10', 'autovacuum=off'];

/**
 * Run as a program: creates an embedded database in the folder given. In a process of its own, because the memory that
 * making one takes (some 250 MB) is never given back.
 */
if (import.meta.main) {
  const [, , folder] = process.argv;
  if (!folder) throw new Error('Say in which folder.');
  const pglite = await PGlite.create({ dataDir: folder, postgresqlconf: pgliteSettings });
  await pglite.close();
}
