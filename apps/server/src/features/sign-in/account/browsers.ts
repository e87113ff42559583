import type { Ctx } from '../../../ctx.ts';

/** Where a person is signed in, the latest first. */
export const browsersOf = ({ db, services }: Ctx, authId: string) =>
  db
    .selectFrom('session')
    .select(['id', 'userAgent', 'isCrmLogin', 'createdAt', 'updatedAt'])
    .where('userId', '=', authId)
    .where('expiresAt', '>', services.clock.now())
    .orderBy('updatedAt', 'desc')
    .execute();

/** Ends one session of a person; false where they have none of this id. */
export async function endBrowser({ db }: Pick<Ctx, 'db'>, it: { authId: string; sessionId: string }): Promise<boolean> {
  const ended = await db
    .deleteFrom('session')
    .where('userId', '=', it.authId)
    .where('id', '=', it.sessionId)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
