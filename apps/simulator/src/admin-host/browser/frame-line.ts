import type { Asking, FromApp, FromHost, News, Order } from '../../app-bridge/protocol.ts';

type Answerer = (about: unknown) => Promise<unknown>;

/** The admin's end of the line to the app's frame: messages of its window and its origin alone are heard. */
export class FrameLine {
  readonly #frame: HTMLIFrameElement;
  readonly #origin: string;
  readonly #answers: Record<Asking, Answerer>;

  constructor(frame: HTMLIFrameElement, origin: string, answers: Record<Asking, Answerer>, hear: (news: News) => void) {
    this.#frame = frame;
    this.#origin = origin;
    this.#answers = answers;
    addEventListener('message', (event: MessageEvent<FromApp | null>) => {
      if (event.source !== frame.contentWindow || event.origin !== origin || event.data?.bridge !== 'app') return;
      if (event.data.news === 'question') void this.#answer(event.data);
      else hear(event.data);
    });
  }

  order(order: Order): void {
    this.#post({ bridge: 'host', ...order });
  }

  async #answer({ id, ask, about }: { id: number; ask: Asking; about: unknown }): Promise<void> {
    try {
      this.#post({ bridge: 'host', order: 'answer', id, value: await this.#answers[ask](about) });
    } catch (problem) {
      this.#post({
        bridge: 'host',
        order: 'refusal',
        id,
        reason: problem instanceof Error ? problem.message : String(problem),
      });
    }
  }

  #post(message: FromHost): void {
    this.#frame.contentWindow?.postMessage(message, this.#origin);
  }
}
