import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { World } from '../world.ts';
import type { ScriptedAnswer } from './answer-script.ts';
import { chatBody, chatEvents } from './chat-wire.ts';
import { embedText } from './embed-text.ts';
import { promptOfChat, promptOfResponses, type Prompt } from './prompt.ts';
import { responsesBody, responsesEvents, type WireAnswer } from './responses-wire.ts';
import { answerPrompt, type Answer } from './small-model.ts';

const CHARACTERS_PER_TOKEN = 4;
const DEFAULT_DIMENSIONS = 1536;
const models = ['gpt-4.1-mini', 'gpt-4.1', 'text-embedding-3-small'];

type Json = Record<string, unknown>;

/** An OpenAI-compatible model server with a small rule-based model, and a queue of scripted answers for tests. */
export function modelRoutes(app: FastifyInstance, world: World): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/openai/v1/') && !/^Bearer \S+/.test(request.headers.authorization ?? '')) {
      void sendError(reply, 401, 'You did not provide an API key.');
      return;
    }
    done();
  });

  app.post<{ Body: Json }>('/openai/v1/responses', (request, reply) =>
    speak(world, reply, request.body, promptOfResponses(request.body), responsesBody, responsesEvents),
  );
  app.post<{ Body: Json }>('/openai/v1/chat/completions', (request, reply) =>
    speak(world, reply, request.body, promptOfChat(request.body), chatBody, chatEvents),
  );

  app.post<{ Body: Json }>('/openai/v1/embeddings', (request) => {
    const { input, model, dimensions, encoding_format: encoding } = request.body;
    const texts = (Array.isArray(input) ? input : [input]).map(String);
    const size = Number(dimensions ?? DEFAULT_DIMENSIONS);
    const tokens = tokensIn(texts.join(' ').length);
    return {
      object: 'list',
      model,
      data: texts.map((text, index) => {
        const vector = embedText(text, size);
        const embedding =
          encoding === 'base64' ? Buffer.from(new Float32Array(vector).buffer).toString('base64') : vector;
        return { object: 'embedding', index, embedding };
      }),
      usage: { prompt_tokens: tokens, total_tokens: tokens },
    };
  });

  app.get('/openai/v1/models', () => ({
    object: 'list',
    data: models.map((id) => ({ id, object: 'model', created: 0, owned_by: 'simulator' })),
  }));

  app.post<{ Body: { answers?: ScriptedAnswer[] } | ScriptedAnswer[] }>('/openai/script', (request) => {
    world.script.add(...(Array.isArray(request.body) ? request.body : (request.body.answers ?? [])));
    return { waiting: world.script.length };
  });
  app.get('/openai/script', () => ({ waiting: world.script.length, requests: world.script.requests }));
  app.delete('/openai/script', () => {
    world.script.clear();
    return { waiting: 0 };
  });
}

async function speak(
  world: World,
  reply: FastifyReply,
  body: Json,
  prompt: Prompt,
  whole: (wire: WireAnswer) => object,
  events: (wire: WireAnswer) => Generator<string>,
): Promise<FastifyReply> {
  world.script.record(body);
  const scripted = world.script.take();
  await scripted?.until;
  if (scripted?.delayMs) await wait(scripted.delayMs, undefined, { ref: false });
  if (scripted?.retryAfter !== undefined) reply.header('retry-after', scripted.retryAfter);
  if (scripted?.nonsense) {
    const { piece, times } = scripted.nonsense;
    const pieces = Readable.from(
      (function* () {
        for (let at = 0; at < times; at += 1) yield piece;
      })(),
    );
    return reply.type(prompt.stream ? 'text/event-stream; charset=utf-8' : 'application/json').send(pieces);
  }
  if (scripted?.status)
    return sendError(reply, scripted.status, scripted.message ?? 'The script asked for this error.');
  const answer = scripted ? answerOf(scripted) : answerPrompt(prompt);
  const said = answer.text.join('').length + answer.toolCalls.reduce((sum, call) => sum + call.arguments.length, 0);
  const wire: WireAnswer = {
    id: randomBytes(8).toString('hex'),
    model: prompt.model,
    answer,
    usage: { input: tokensIn(prompt.size), output: tokensIn(said) },
    ...(scripted?.cutAfter === undefined ? {} : { cutAfter: scripted.cutAfter }),
    ...(scripted?.outOfTokens ? { outOfTokens: true } : {}),
  };
  if (prompt.stream)
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(Readable.from(events(wire)));
  if (scripted?.cutAfter !== undefined) {
    reply.raw.destroy();
    return reply;
  }
  return reply.send(whole(wire));
}

function answerOf(scripted: ScriptedAnswer): Answer {
  return {
    text: scripted.text ?? [],
    toolCalls: (scripted.toolCalls ?? []).map((call) => ({
      id: `call_${randomBytes(6).toString('hex')}`,
      name: call.name,
      arguments: JSON.stringify(call.arguments),
    })),
  };
}

function tokensIn(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}

function sendError(reply: FastifyReply, status: number, message: string): FastifyReply {
  const type = status === 429 ? 'rate_limit_error' : status === 401 ? 'invalid_request_error' : 'server_error';
  return reply
    .code(status)
    .send({ error: { message, type, param: null, code: status === 429 ? 'rate_limit_exceeded' : null } });
}
