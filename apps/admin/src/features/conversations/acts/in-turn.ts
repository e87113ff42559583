/** What was last asked of the server about each conversation and is not answered yet. */
const asked = new Map<string, Promise<void>>();

/**
 * Asks the server about a conversation once what was asked of it before is answered: a browser sends requests over several
 * lines, and who reopens what they have just resolved would find it resolved when the two change places.
 */
export function inTurn<Answer>(id: string, ask: () => Promise<Answer>): Promise<Answer> {
  const before = asked.get(id);
  const answer = before ? before.then(ask) : (async () => ask())();
  const settled = answer.then(
    () => {},
    () => {},
  );
  asked.set(id, settled);
  void settled.then(() => {
    if (asked.get(id) === settled) asked.delete(id);
  });
  return answer;
}
