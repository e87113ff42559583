import '@fastify/websocket';
import { ClientFrame, type ServerFrame } from '@chatty/contract/live';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Services } from '../../ctx.ts';
import type { Claims, ShopClaims, Tokens } from '../auth/access-token.ts';
import { mustBeWithin } from '../caps/caps.ts';
import { connections, hellos, placesIn } from '../caps/open-sockets.ts';
import { clientAddress } from '../http/client-address.ts';
import { Problem } from '../problem.ts';
import { whoIs } from '../http/who-is.ts';
import type { Listener } from './hub.ts';
import type { SocketFrame, SocketFrameName, SocketHandlers } from '../feature.ts';

/**
 * Looks whether who shows a good token may come in still, and answers what of it counts now. Passed in like the handlers:
 * members and visitors are features.
 * Throws `not_signed_in`, `session_expired`.
 */
export type LetIn = (claims: Claims, address: string) => Promise<Claims>;

/** A client that reads too slowly is cut off; it resumes from the log. */
const maxBufferedBytes = 4 * 1024 * 1024;
const helloWithinMs = 10_000;
const framesPerMinute = 300;

function listenerOf(claims: ShopClaims, socket: WebSocket, wire: Socket, end: () => void): Listener {
  let gathering = false;
  /** Frames that are written in one go leave in one packet. */
  const gather = () => {
    if (gathering) return;
    gathering = true;
    wire.cork();
    queueMicrotask(() => {
      gathering = false;
      wire.uncork();
    });
  };
  return {
    shopId: claims.shopId,
    memberId: claims.type === 'member' ? claims.memberId : null,
    contactId: claims.type === 'visitor' ? claims.contactId : null,
    only: claims.type === 'visitor' ? claims.only : undefined,
    sessionId: (claims.type === 'member' && claims.sessionId) || null,
    isCrmLogin: claims.type === 'member' && claims.isCrmLogin,
    end,
    sentUpTo: 0,
    write(frame) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
      else {
        gather();
        socket.send(frame);
      }
    },
  };
}

const isSame = (it: Listener, other: Listener) =>
  it.shopId === other.shopId &&
  it.memberId === other.memberId &&
  it.contactId === other.contactId &&
  it.only === other.only &&
  it.isCrmLogin === other.isCrmLogin;

type AnyFrame = SocketFrame<SocketFrameName>;
/** A feature's handler of one kind of frame; a handler stands under the name of the frame that it takes. */
const handlerOf = (handlers: SocketHandlers, { t }: AnyFrame) =>
  handlers[t] as ((services: Services, listener: Listener, frame: AnyFrame) => Promise<void>) | undefined;

/** Serves `/realtime`: one socket for a tab, its first frame says who it is and what it has already seen. */
export function mountSocket(
  app: FastifyInstance,
  services: Services,
  tokens: Tokens,
  letIn: LetIn,
  features: readonly SocketHandlers[],
): void {
  const onRequest = async (request: FastifyRequest) => {
    await mustBeWithin(services, connections, { address: clientAddress(request) });
  };
  app.get('/realtime', { websocket: true, onRequest }, (socket, request) => {
    const address = clientAddress(request);
    const places = placesIn(services);
    let listener: Listener | null = null;
    // The features hear of the end of a socket only if they have heard of its beginning.
    let joined = false;
    let expires: ReturnType<typeof setTimeout> | undefined;
    let budget = framesPerMinute;
    const refill = setInterval(() => {
      budget = framesPerMinute;
    }, 60_000);
    const patience = setTimeout(() => socket.close(), helloWithinMs);
    const say = (frame: ServerFrame) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(frame));
    const end = () => {
      say({ t: 'expired' });
      socket.close();
    };

    /** Try again later, in the words of the protocol; a browser's page does so by itself. */
    const refuse = ({ message }: Problem) => socket.close(1013, message);

    const goodFor = (claims: ShopClaims) => {
      clearTimeout(expires);
      const ms = (claims.exp ?? 0) * 1000 - services.clock.now().getTime();
      // A timer cannot wait longer than 2^31 ms; a visitor's token outlives any socket.
      if (ms < 2 ** 31) expires = setTimeout(end, Math.max(0, ms));
    };

    const tell = async (said: Listener, frame: AnyFrame) => {
      for (const it of features) await handlerOf(it, frame)?.(services, said, frame);
    };

    const hear = async (frame: ClientFrame) => {
      if (frame.t === 'ping') return void say({ t: 'pong' });
      if (frame.t !== 'hello' && frame.t !== 'token') {
        // What could not be passed on, such as typing where nothing was said yet, is no reason to go.
        if (listener) await tell(listener, frame).catch((error) => services.log.debug({ err: error }, 'socket'));
        return;
      }
      const claims = await letIn(await whoIs(tokens, frame.token), address);
      if (claims.type === 'person') return end();
      if (frame.t === 'hello' && claims.type === 'visitor')
        await mustBeWithin(services, hellos, { shopId: claims.shopId, address });
      if (socket.readyState !== socket.OPEN) return;
      const newcomer = listenerOf(claims, socket, request.raw.socket, end);
      if (frame.t === 'token' && !(listener && isSame(listener, newcomer))) return end();
      if (frame.t === 'hello' && listener) return;
      clearTimeout(patience);
      if (frame.t === 'hello' && claims.type === 'visitor') {
        places.take('contact', `${claims.shopId}/${claims.contactId}`);
        places.take('address', `${claims.shopId}/${address}`);
        places.take('shop', claims.shopId);
      }
      goodFor(claims);
      if (frame.t === 'token') {
        // A browser may have signed in anew; its socket ends with the session that it has now.
        if (listener) listener.sessionId = newcomer.sessionId ?? null;
        return;
      }
      listener = newcomer;
      await services.hub.join(listener, frame.since);
      // Whose access was taken away while the log was read was not yet there to be dismissed.
      if (claims.type === 'member') await letIn(claims, address);
      // The socket may have closed while the log was read.
      if (socket.readyState !== socket.OPEN) return services.hub.leave(listener);
      joined = true;
      for (const it of features) await it.joined?.(services, listener);
    };

    socket.on('message', (raw) => {
      budget -= 1;
      if (budget < 0) return socket.close(1008, 'Too many frames');
      let frame: ClientFrame;
      try {
        frame = ClientFrame.parse(JSON.parse(String(raw)));
      } catch {
        return socket.close(1007, 'Not understood');
      }
      hear(frame).catch((error) => {
        services.log.debug({ err: error }, 'socket');
        if (error instanceof Problem && error.code === 'too_many') refuse(error);
        else end();
      });
    });
    socket.on('close', () => {
      clearTimeout(patience);
      clearTimeout(expires);
      clearInterval(refill);
      places.giveBack();
      if (!listener) return;
      services.hub.leave(listener);
      if (!joined) return;
      const gone = listener;
      void (async () => {
        for (const it of features) await it.left?.(services, gone);
      })().catch((error) => services.log.error({ err: error }, 'socket'));
    });
    socket.on('error', () => socket.terminate());
    try {
      places.take('everywhere', address);
    } catch (problem) {
      refuse(problem as Problem);
    }
  });
}
