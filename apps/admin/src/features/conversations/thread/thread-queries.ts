import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../../connection/api.ts';
import { mergePieces, type Piece } from '../live/apply-event.ts';

/** Messages that one read brings, and how many a second read of a long thread brings at once. */
const pieceSize = 50;
const largestPiece = 200;

export const threadKey = (id: string) => ['conversations', 'messages', id] as const;

export const threadQuery = (client: QueryClient, id: string) =>
  queryOptions({
    queryKey: threadKey(id),
    queryFn: async ({ signal }): Promise<Piece> => {
      const held = client.getQueryData<Piece>(threadKey(id));
      const limit = Math.min(largestPiece, Math.max(pieceSize, held?.messages.length ?? 0));
      const { data } = await api('GET /conversations/:id/messages', { params: { id }, query: { limit }, signal });
      return held ? mergePieces(held, data) : data;
    },
  });

const readPiece = async (id: string, before: number, limit: number): Promise<Piece> =>
  (await api('GET /conversations/:id/messages', { params: { id }, query: { before, limit } })).data;

/** Puts what was read of the time before in front of what is held, if the two meet. */
const putBefore = (client: QueryClient, id: string, earlier: Piece): void =>
  void client.setQueryData<Piece>(threadKey(id), (held) => held && mergePieces(earlier, held));

/** Reads the piece before what is held and puts both together. */
export async function readEarlier(client: QueryClient, id: string): Promise<void> {
  const first = client.getQueryData<Piece>(threadKey(id))?.messages[0];
  if (first) putBefore(client, id, await readPiece(id, first.seq, pieceSize));
}

const piecesAtOnce = 4;

/** Reads all from a place in the conversation to what is held, some pieces side by side, and shows it at once. */
export async function readBackTo(client: QueryClient, id: string, seq: number): Promise<void> {
  let first = client.getQueryData<Piece>(threadKey(id))?.messages[0]?.seq ?? 0;
  const from: number[] = [];
  for (; first > seq; first -= largestPiece) from.push(first);
  const pieces: Piece[] = [];
  while (from.length > 0)
    pieces.push(...(await Promise.all(from.splice(0, piecesAtOnce).map((it) => readPiece(id, it, largestPiece)))));
  const [latest, ...before] = pieces;
  if (latest)
    putBefore(
      client,
      id,
      before.reduce((later, earlier) => mergePieces(earlier, later), latest),
    );
}

export const decisionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['conversations', 'decisions', id] as const,
    staleTime: 0,
    queryFn: async ({ signal }) => (await api('GET /conversations/:id/decisions', { params: { id }, signal })).data,
  });
