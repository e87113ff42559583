/** One answer of the model server that a test has laid down in advance. */
export interface ScriptedAnswer {
  /** Pieces of text, streamed one by one. */
  text?: string[];
  toolCalls?: { name: string; arguments: Record<string, unknown> }[];
  /** An HTTP error instead of an answer, for example 429 or 500. */
  status?: number;
  message?: string;
  /** Goes with an HTTP error: when the server wants to be asked again, in seconds. */
  retryAfter?: number;
  /** No answer of a model at all: this piece of text, so many times, as the body. */
  nonsense?: { piece: string; times: number };
  /** Waits so long before the answer starts. */
  delayMs?: number;
  /** Waits for this before the answer starts: for who tests in the same process. */
  until?: Promise<unknown>;
  /** Ends the connection after so many pieces of text. */
  cutAfter?: number;
  /** Ends at the limit of tokens that was asked for, as a model does that has more to say. */
  outOfTokens?: boolean;
}

/** The queue of scripted answers; when it is empty the model answers by its own rules. */
export class AnswerScript {
  readonly #queue: ScriptedAnswer[] = [];
  /** The bodies of the requests so far, newest last, at most 100: what the app has told the model. */
  readonly requests: unknown[] = [];

  add(...answers: ScriptedAnswer[]): void {
    this.#queue.push(...answers);
  }

  take(): ScriptedAnswer | undefined {
    return this.#queue.shift();
  }

  clear(): void {
    this.#queue.length = 0;
    this.requests.length = 0;
  }

  get length(): number {
    return this.#queue.length;
  }

  record(body: unknown): void {
    this.requests.push(body);
    if (this.requests.length > 100) this.requests.shift();
  }
}
