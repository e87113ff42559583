/** No answer to a visitor comes near it: what is longer is no answer. */
const bodyMaxBytes = 2_000_000;
/** Whoever wants to be asked again later than this is not asked again in this turn: a visitor waits. */
const longestPauseSeconds = 3;

/** Ends a body that does not stop where an answer would have long ended. */
function bounded(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let bytes = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        bytes += piece.byteLength;
        if (bytes > bodyMaxBytes) throw new Error(`The model server sent more than ${bodyMaxBytes} bytes`);
        controller.enqueue(piece);
      },
    }),
  );
}

const pauseOf = ({ headers }: Response) => Number(headers.get('retry-after') ?? Number.NaN);

/**
 * Asks a model server. What is read of its answer is bounded, whatever it sends; a server that wants to be left alone for
 * longer than a visitor would wait is believed at once: it rejects then, and nobody asks again.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const { status, statusText, headers, body } = response;
  if ((status === 429 || status === 503) && pauseOf(response) > longestPauseSeconds) {
    await body?.cancel();
    throw new Error(`The model server answered ${status} and wants to be asked again in ${pauseOf(response)} seconds`);
  }
  return body ? new Response(bounded(body), { status, statusText, headers }) : response;
};
