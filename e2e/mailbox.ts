import { setTimeout as pause } from 'node:timers/promises';

export interface ReadMail {
  id: string;
  subject: string;
  text: string;
  html: string | null;
  from: string;
  headers: { key: string; value: string }[];
}

const patienceMs = 20_000;

/** What the simulated outside world has received by mail; `origin` is the storefront's. */
export function mailboxAt(origin: string) {
  const read = async (path: string) => (await fetch(`${origin}/mailbox/${path}`)).json();

  /** The newest mail to an address with this in its subject, as soon as it is there; only later ones than `after`. */
  const waitFor = async (to: string, subject: RegExp, after = '0', waitMs = patienceMs): Promise<ReadMail> => {
    for (const until = Date.now() + waitMs; Date.now() < until; await pause(100)) {
      const { messages } = (await read('messages.json')) as {
        messages: { id: string; to: string[]; subject: string }[];
      };
      const found = messages.find(
        (it) => it.to.includes(to) && subject.test(it.subject) && Number(it.id) > Number(after),
      );
      if (found) return (await read(`messages/${found.id}.json`)) as ReadMail;
    }
    throw new Error(`No mail like ${subject} came for ${to}.`);
  };

  return {
    waitFor,
    /** The one-time code in the newest mail to an address. */
    codeFor: async (to: string, after?: string) => {
      const { id, subject } = await waitFor(to, /is your code/, after);
      return { id, code: subject.slice(0, 6) };
    },
    /** The address of the link in the newest mail. */
    linkFor: async (to: string, subject: RegExp, after?: string): Promise<string> => {
      const { text } = await waitFor(to, subject, after);
      const link = /https?:\/\/\S+token=\S+/.exec(text)?.[0];
      if (!link) throw new Error(`There is no link in the mail to ${to}.`);
      return link;
    },
  };
}
