import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startForTest, type TestSimulator } from '../start-for-test.ts';

let world: TestSimulator;
beforeAll(async () => {
  world = await startForTest();
});
afterAll(() => world.simulator.close());

test('a sent mail can be read as JSON and in the browser, and cleared', async () => {
  const mailer = createTransport({ host: '127.0.0.1', port: world.simulator.smtpPort, secure: false });
  await mailer.sendMail({
    from: '"The shop" <shop@example.com>',
    to: 'maya@example.com',
    subject: 'Your answer – naïve & “quoted”',
    text: 'See https://example.com/a?b=1 now',
    html: '<p onclick="alert(1)">See <a href="https://example.com/a">this</a></p><script>alert(1)</script>',
    attachments: [{ filename: 'size.txt', content: 'L' }],
  });
  const mail = await world.simulator.mailbox.waitFor('maya@example.com');
  expect(mail).toMatchObject({
    from: 'The shop <shop@example.com>',
    to: ['maya@example.com'],
    subject: 'Your answer – naïve & “quoted”',
    attachments: [{ filename: 'size.txt' }],
  });
  expect(await (await world.ask(`/mailbox/messages/${mail.id}.json`)).json()).toMatchObject({
    subject: mail.subject,
    text: expect.stringContaining('https://example.com/a?b=1'),
  });
  expect(await (await world.ask('/mailbox')).text()).toContain('naïve &amp; “quoted”');
  const page = await (await world.ask(`/mailbox/${mail.id}`)).text();
  expect(page).toContain('<a href="https://example.com/a?b=1"');
  expect(page).toContain('sandbox=');
  const framed = await world.ask(`/mailbox/${mail.id}/html`);
  expect(framed.headers.get('content-security-policy')).toContain("script-src 'none'");
  await world.ask('/mailbox/messages.json', { method: 'DELETE' });
  expect(await (await world.ask('/mailbox/messages.json')).json()).toEqual({ messages: [] });
});
