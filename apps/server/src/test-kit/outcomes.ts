/** How each piece of work ended: `done`, or by the code of its problem. */
export const outcomesOf = (work: readonly Promise<unknown>[]): Promise<(string | undefined)[]> =>
  Promise.all(
    work.map((it) =>
      it.then(
        () => 'done',
        (problem: { code?: string }) => problem.code,
      ),
    ),
  );
