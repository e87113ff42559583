import type { Asking, FromApp, FromHost, News, Order, Questions } from './protocol.ts';

const ANSWER_LIMIT_MS = 15_000;
/** Questions that a person answers take as long as they take. */
const ofPeople = new Set<Asking>(['grant-scopes', 'pick', 'leave']);

/** The app's end of the line to the admin around its frame. */
export class HostLine {
  readonly #origin: string;
  readonly #open = new Map<number, { resolve(value: unknown): void; reject(problem: Error): void }>();
  readonly #listeners: ((order: Order) => void)[] = [];
  #last = 0;

  /** `origin` is the admin's: messages go to it and are taken from it alone. */
  constructor(origin: string) {
    this.#origin = origin;
    addEventListener('message', (event: MessageEvent<FromHost | null>) => {
      if (event.source !== parent || event.origin !== origin || event.data?.bridge !== 'host') return;
      this.#take(event.data);
    });
  }

  tell(news: News): void {
    this.#post({ bridge: 'app', ...news });
  }

  ask<Kind extends Asking>(ask: Kind, about: Questions[Kind]['about']): Promise<Questions[Kind]['answer']> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#open.set(id, { resolve: (value) => resolve(value as Questions[Kind]['answer']), reject });
      if (!ofPeople.has(ask)) {
        setTimeout(() => this.#close(id)?.reject(new Error(`The admin did not answer: ${ask}`)), ANSWER_LIMIT_MS);
      }
      this.#post({ bridge: 'app', news: 'question', id, ask, about });
    });
  }

  onOrder(listener: (order: Order) => void): void {
    this.#listeners.push(listener);
  }

  #take(message: FromHost): void {
    if (message.order === 'answer') this.#close(message.id)?.resolve(message.value);
    else if (message.order === 'refusal') this.#close(message.id)?.reject(new Error(message.reason));
    else for (const listener of this.#listeners) listener(message);
  }

  #close(id: number) {
    const open = this.#open.get(id);
    this.#open.delete(id);
    return open;
  }

  #post(message: FromApp): void {
    parent.postMessage(message, this.#origin);
  }
}
