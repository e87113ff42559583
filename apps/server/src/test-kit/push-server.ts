import { createWebPush, makeVapidKeys, readVapidKeys } from '../adapters/push/web-push.ts';
import { createOutgoing } from '../platform/http/outgoing.ts';
import { openPushService, type TestBrowser } from './push-stand-in.ts';
import { type TestMember, type TestServer, testServer } from './test-server.ts';

/** A server that pushes for real, to a push service of its own. */
export interface PushServer extends TestServer {
  /** A browser of a member, which is told from now on. */
  subscribe(member: TestMember): Promise<TestBrowser>;
}

export async function pushServer(): Promise<PushServer> {
  const service = await openPushService();
  const keys = readVapidKeys(makeVapidKeys());
  const send = createOutgoing({ alsoThisMachine: true });
  const server = await testServer({
    push: createWebPush({ keys: async () => keys, subject: 'mailto:hello@chatty.example', send }),
  });
  const close = server.close.bind(server);
  return Object.assign(server, {
    async subscribe(member: TestMember) {
      const browser = service.subscribe();
      const body = { memberId: member.id, token: browser.token, isPwa: false };
      await member.api('POST /members/switch-push-token', { body });
      return browser;
    },
    async close() {
      await close();
      await service.close();
    },
  });
}
