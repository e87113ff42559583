import { expect, test } from 'vitest';
import { QuietSocket, tellChat } from './quiet-socket.ts';

function line() {
  const heard: { t: string; type?: string; n?: number }[] = [];
  const socket = new QuietSocket();
  socket.onmessage = ({ data }) => heard.push(JSON.parse(data));
  const hello = (since: number | null) => socket.send(JSON.stringify({ t: 'hello', token: '', since }));
  return { heard, hello, close: () => socket.close() };
}

test('a change that was told before the line was there is told once it is, and not a second time', () => {
  const early = line();
  early.hello(null);
  expect(early.heard.map((it) => it.t)).toEqual(['ready']);
  tellChat([]);
  expect(early.heard.map((it) => it.type ?? it.t)).toEqual(['ready', 'widget.changed']);
  const told = early.heard.at(-1)?.n ?? 0;
  early.close();

  const late = line();
  late.hello(null);
  expect(late.heard).toMatchObject([
    { t: 'ready', n: told - 1 },
    { t: 'event', type: 'widget.changed', n: told },
  ]);
  late.heard.length = 0;
  late.hello(told);
  expect(late.heard).toMatchObject([{ t: 'ready', n: told }]);
  late.close();
});
