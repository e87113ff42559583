import { readFileSync } from 'node:fs';

export function readJsonLines<T>(path: string): T[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as T);
}

/** Query id -> document id -> rating, from a tab-separated file with a heading. */
export function readRatings(path: string): Map<string, Map<string, number>> {
  const ratings = new Map<string, Map<string, number>>();
  for (const line of readFileSync(path, 'utf8').split('\n').slice(1)) {
    const [query, document, rating] = line.trim().split('\t');
    if (!query || !document) continue;
    const known = ratings.get(query) ?? new Map<string, number>();
    known.set(document, Number(rating));
    ratings.set(query, known);
  }
  return ratings;
}
