/** Asks the simulator something on behalf of the app; rejects with its reason when it refuses. */
export async function askServer<Answer>(path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(
    path,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  const answer = (await response.json()) as Answer & { error?: string };
  if (!response.ok) throw new Error(answer.error ?? `The admin answered ${response.status}.`);
  return answer;
}
