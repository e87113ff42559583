import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launchBrowser, openPage } from '../../e2e/browser.ts';
import { arriveAt } from '../../e2e/chatbox/visitor.ts';
import { mailboxAt } from '../../e2e/mailbox.ts';
import { openStack } from '../../e2e/stack.ts';
import { printTable, quantile, whole } from '../figures.ts';
import { atRest, firstSeen, lastKeyOf, rememberKeys, type Sight, untilGone } from './moments.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const rounds = Number(values.rounds);
/** What a change may take to stand on another's screen, at the median. */
const limitMs = 100;

const stack = await openStack({ CAPS_FACTOR: '1000' });
/** A browser each, as people have. */
const browsers = await Promise.all([launchBrowser(), launchBrowser(), launchBrowser()]);

interface Change {
  name: string;
  by: Page;
  /** Everything up to the key that makes the change. */
  prepare(round: number): Promise<unknown>;
  key: string;
  seen(round: number): Sight[];
}

const took = new Map<string, number[]>();

async function measure({ name, by, prepare, key, seen }: Change): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await prepare(round);
    const sights = seen(round);
    await Promise.all(sights.map(untilGone));
    await Promise.all([by, ...sights.map((it) => it.page)].map((it) => atRest(it)));
    const moments = sights.map(firstSeen);
    await by.keyboard.press(key);
    const seenAt = await Promise.all(moments);
    const pressedAt = await lastKeyOf(by);
    for (const [at, { who }] of sights.entries()) {
      const row = `${name} | ${who}`;
      const ms = (seenAt[at] ?? Number.NaN) - pressedAt;
      if (ms < 0) throw new Error(`${row} was seen before it was done.`);
      took.set(row, [...(took.get(row) ?? []), ms]);
    }
  }
}

const messages = '[role="log"]';
const composerOf = (page: Page) => page.getByRole('textbox', { name: /^(Reply to the visitor|Private note)/ });

try {
  const [ownersOwn, colleaguesOwn, visitorsOwn] = browsers;
  const visitor = await arriveAt(stack.storefront, visitorsOwn);
  await visitor.begin();
  await visitor.say('Can I talk to somebody?');
  await visitor.sent().last().waitFor();

  const { page: owner } = await openPage(ownersOwn);
  await owner.goto(stack.ownerLink);
  const { page: colleague } = await openPage(colleaguesOwn);
  await colleague.goto(`${stack.admin}/login`);
  await colleague.getByRole('textbox', { name: 'Email' }).fill(stack.colleague?.email ?? '');
  await colleague.getByLabel('Password', { exact: true }).fill(stack.colleague?.password ?? '');
  await colleague.keyboard.press('Enter');
  const { code } = await mailboxAt(stack.storefront).codeFor(stack.colleague?.email ?? '');
  await colleague.getByLabel('Code from the email').fill(code);
  for (const page of [owner, colleague]) {
    await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click();
    await composerOf(page).waitFor();
  }
  await owner.getByRole('button', { name: 'Take over' }).click();
  await owner.getByText('You answer', { exact: true }).waitFor();
  for (const page of [owner, colleague, visitor.page]) await rememberKeys(page);

  const priorityOf = (round: number) => (round % 2 === 0 ? 'Urgent' : 'High');
  const rest = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const inHeader = 'section > header';
  const toBoth = (inside: string, text: string): Sight[] => [
    { page: owner, who: 'first agent', inside, text },
    { page: colleague, who: 'second agent', inside, text },
  ];
  const toColleague = (text: string, inside = inHeader): Sight[] => [
    { page: colleague, who: 'second agent', inside, text },
  ];
  const changes: Change[] = [
    {
      name: 'the visitor writes',
      by: visitor.page,
      prepare: (round) => visitor.composer.fill(`Question ${round}.`),
      key: 'Enter',
      seen: (round) => toBoth(messages, `Question ${round}.`),
    },
    {
      name: 'an agent replies',
      by: owner,
      prepare: (round) => composerOf(owner).fill(`Answer ${round}.`),
      key: 'Enter',
      seen: (round) => [
        { page: visitor.page, who: 'visitor', inside: messages, text: `Answer ${round}.` },
        ...toColleague(`Answer ${round}.`, messages),
      ],
    },
    {
      name: 'an agent replies, in the list',
      by: owner,
      prepare: (round) => composerOf(owner).fill(`Reply ${round}.`),
      key: 'Enter',
      seen: (round) => toColleague(`Reply ${round}.`, '[data-conversation]'),
    },
    {
      name: 'an agent resolves',
      by: owner,
      async prepare() {
        await rest(owner);
        await owner.keyboard.press('z');
        await Promise.all(toColleague('Hand back').map(firstSeen));
      },
      key: 'e',
      seen: () => toColleague('Reopen'),
    },
    {
      name: 'an agent reopens',
      by: owner,
      async prepare() {
        await rest(owner);
        await owner.keyboard.press('e');
        await Promise.all(toColleague('Reopen').map(firstSeen));
      },
      key: 'z',
      seen: () => toColleague('Hand back'),
    },
    {
      name: 'the other agent takes it',
      by: colleague,
      async prepare() {
        await rest(owner);
        await owner.keyboard.press('i');
        await owner.getByText('You answer', { exact: true }).waitFor();
        await Promise.all(toColleague(' answers').map(firstSeen));
        await rest(colleague);
      },
      key: 'i',
      seen: () => [{ page: owner, who: 'first agent', inside: inHeader, text: ' answers' }],
    },
    {
      name: 'an agent calls it spam',
      by: owner,
      async prepare() {
        await rest(owner);
        await owner.keyboard.press('z');
        await Promise.all(toColleague('Hand back').map(firstSeen));
      },
      key: 's',
      seen: () => toColleague('Not spam'),
    },
    {
      name: 'an agent gives it a priority, in the list',
      by: owner,
      async prepare(round) {
        await rest(owner);
        await owner.keyboard.press('z');
        await Promise.all(toColleague('Hand back').map(firstSeen));
        await owner.keyboard.press('p');
        const level = owner.getByRole('menuitemradio', { name: priorityOf(round), exact: true });
        await level.waitFor();
        await level.focus();
      },
      key: 'Enter',
      seen: (round) => toColleague(`Priority: ${priorityOf(round)}`, '[data-conversation]'),
    },
    {
      name: 'an agent writes a note',
      by: owner,
      async prepare(round) {
        await rest(owner);
        await owner.keyboard.press('n');
        await composerOf(owner).fill(`Note ${round}.`);
      },
      key: 'Enter',
      seen: (round) => toColleague(`Note ${round}.`, messages),
    },
  ];
  for (const change of changes) await measure(change);

  const medians = [...took.values()].map((list) =>
    quantile(
      list.toSorted((a, b) => a - b),
      0.5,
    ),
  );
  if (medians.some((it) => it > limitMs)) process.exitCode = 1;
  printTable(
    ['what happens', 'who sees it', 'p50, ms', 'p95, ms', `p50 within ${limitMs} ms`],
    [...took].map(([row, list]) => {
      const sorted = list.toSorted((a, b) => a - b);
      const p50 = quantile(sorted, 0.5);
      return [
        row.replace(' | ', '|').split('|').join(' | '),
        whole(p50),
        whole(quantile(sorted, 0.95)),
        p50 <= limitMs ? 'yes' : 'NO',
      ];
    }),
  );
  console.log(
    `\n${rounds} times each, from the key until the first frame that shows it, in three browsers; load of the machine's ` +
      `${availableParallelism()} processors at the end: ${loadavg()[0]?.toFixed(1)}.`,
  );
} finally {
  await Promise.all(browsers.map((it) => it.close()));
  await stack.close();
}
