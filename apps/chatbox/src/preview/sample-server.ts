import type { CallKey, DataOf } from '@chatty/client/api';
import type { Message } from '@chatty/contract/messages';
import type { Satisfaction } from '@chatty/contract/satisfaction';
import type { Preview } from '@chatty/contract/widget-preview';
import { previewTexts } from '../texts/en/preview.ts';
import { sampleOrder } from './sample-order.ts';
import {
  bootOf,
  cartOf,
  conversationOf,
  faqs,
  message,
  messagesOf,
  outlookOf,
  popupOf,
  type Standing,
  stranger,
  visitOf,
} from './samples.ts';

interface Asked {
  search: string;
  body: { id?: string; text?: string; email?: string; rating?: number; comment?: string; isAgain?: boolean };
}

type Answers = { [Key in CallKey]?: (asked: Asked) => DataOf<Key> };

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const patternOf = (key: string) => new RegExp(`^${key.replace(/:\w+/g, '[^/]+')}$`);

/**
 * Stands in for the server: answers the chat's calls from samples and from the draft that is previewed. Nothing leaves the
 * page; what has no sample is refused. `begun`: how the sample conversation stands first.
 */
export function sampleServer(preview: () => Preview, begun: Standing = 'answered', now = new Date()): typeof fetch {
  const written: Message[] = [];
  let standing = begun;
  let given: Satisfaction | null = null;
  let email = previewTexts.email;
  const messages = () => [...messagesOf(preview(), begun, now), ...written];
  const conversation = () => conversationOf(messages(), standing, now);
  const stands = (next: Standing) => {
    standing = next;
    return conversation();
  };

  const order = () => ({ outcome: 'order' as const, order: sampleOrder(now, preview().order.state) });

  const answers: Answers = {
    'POST /client/api/visitors': () => visitOf([conversation()]),
    'GET /client/api/boot': () => bootOf(preview()),
    'GET /client/api/widget': () => {
      const { widget, embed, widgetEvent } = bootOf(preview());
      return { widget, embed, widgetEvent, availability: preview().availability, preChat: stranger };
    },
    'GET /client/api/availability': () => outlookOf(preview()),
    'GET /client/api/conversations': () => [conversation()],
    'GET /client/api/conversations/:id/messages': () => ({
      messages: messages(),
      hasEarlier: false,
      hasLater: false,
    }),
    'POST /client/api/conversations/:id/messages': ({ body }) => {
      const mine = message({ sender: 'guest', name: '', text: body.text ?? '' }, messages().length + 1, new Date());
      written.push({ ...mine, id: body.id ?? mine.id });
      return { ...mine, id: body.id ?? mine.id };
    },
    'POST /client/api/conversations/:id/talk-to-person': () => stands('waiting'),
    'POST /client/api/conversations/:id/end': () => stands('resolved'),
    'POST /client/api/conversations/:id/contact': ({ body }) => {
      email = body.email ?? email;
      return { done: true };
    },
    'POST /client/api/conversations/:id/transcript': () => ({ to: email }),
    'GET /client/api/conversations/:id/satisfaction': () => ({ isAsked: standing === 'resolved', given }),
    'POST /client/api/conversations/:id/satisfaction': ({ body }) => {
      given = { rating: body.rating ?? 0, comment: body.comment ?? '' };
      return { isAsked: true, given };
    },
    'POST /client/api/pre-chat': () => ({ ...stranger, isKnown: true }),
    'POST /client/api/conversations/:id/read': () => ({ done: true }),
    'GET /client/api/popups': () => ({ popup: popupOf(preview()), texts: preview().popupTexts }),
    'POST /client/api/popups/acts': () => ({ done: true }),
    'POST /client/api/newsletter': () => {
      const { popup } = preview();
      return { successText: popup?.kind === 'newsletter' ? popup.successText : '', discountCode: previewTexts.code };
    },
    'POST /client/api/faqs/:id/vote': () => ({ done: true }),
    'POST /client/api/orders/find': ({ body }) =>
      preview().order.isCodeRequired && !body.isAgain ? { outcome: 'code', minutes: 10, resendSeconds: 30 } : order(),
    'POST /client/api/orders/code': order,
    'GET /client/api/faqs': ({ search }) =>
      faqs.filter((it) => it.question.toLowerCase().includes(search.toLowerCase())),
  };
  const found = Object.entries(answers).map(([key, answer]) => ({ pattern: patternOf(key), answer }));

  return async (input, init = {}) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname === '/cart.js') return json(cartOf(preview()));
    const answer = found.find(({ pattern }) => pattern.test(`${init.method ?? 'GET'} ${pathname}`))?.answer;
    if (!answer) return json({ success: false, code: 'refused', error: previewTexts.onlyPreview }, 422);
    const body: Asked['body'] = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    return json({ success: true, data: answer({ search: searchParams.get('search') ?? '', body }) });
  };
}
