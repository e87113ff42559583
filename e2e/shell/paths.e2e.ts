import { readFileSync } from 'node:fs';
import { newId } from '@chatty/contract/new-id';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ruleText } from '../../apps/server/src/test-kit/rule-text.ts';
import type { TestMember, TestShop } from '../../apps/server/src/test-kit/test-server.ts';
import { type InboxDesk, openInboxDesk } from '../admin/inbox-desk.ts';
import { goTo, notFoundHeading, visit } from './visits.ts';

/** docs/paths.md as it stands in the repository: what each path shows, by column. */
function readPaths(): Record<string, string>[] {
  const rows = readFileSync(new URL('../../docs/paths.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((it) => it.startsWith('|'))
    .map((it) =>
      it
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  const [head = [], , ...lines] = rows;
  return lines.map((cells) => Object.fromEntries(head.map((name, i) => [name, (cells[i] ?? '').replace(/`/g, '')])));
}

const paths = readPaths();
const wholeColumns = ['Owner, admin', 'Member', 'Installed app', 'Installed app, member', 'Support session'] as const;
const gateColumns = ['Set-up not done', 'Access blocked'] as const;
const columnNames: readonly string[] = [...wholeColumns, ...gateColumns];

/**
 * The paths that are walked for a column: with `npm test -- long` all of them, else each path in one column, in turn. What
 * every column shows of every path is decided by one function, which `route-table.test.ts` asks for all of them.
 */
const walked = (column: string) =>
  process.env.TEST_LONG === '1'
    ? paths
    : paths.filter((_, i) => i % columnNames.length === columnNames.indexOf(column) || i === 0);
let desk: InboxDesk;
let shop: TestShop;
let admin: TestMember;
let member: TestMember;
let faqId: string;
let blockId: string;
let contactId: string;
let shortcutId: string;
let answerId: string;
let guideId: string;
let caseId: string;
let scenarioId: string;
let turnId: string;
let ruleId: string;
const productNumber = '7003';

beforeAll(async () => {
  desk = await openInboxDesk();
  shop = await desk.services.shop({ isEnableAIAssistant: false });
  const flags = JSON.stringify({ campaign: true, smartRecommendations: true });
  await set({ uat_features: flags });
  admin = await shop.member({ name: 'Robin Alder', owner: true });
  member = await shop.member({ name: 'Maya Lind', role: 'member' });
  const body = { question: 'Where is it?', answer: '<p>On its way.</p>', published: true, featured: false };
  faqId = (await admin.api('POST /faqs', { body: { ...body, id: newId(), category: '', variants: [] } })).data.id;
  const block = { name: 'Delivery', source: 'featured', place: 'manual', layout: 'accordion' } as const;
  blockId = (await admin.api('POST /faq-blocks', { body: { ...block, id: newId() } })).data.id;
  const answer = { question: 'Do you wrap gifts?', answer: '<p>Yes.</p>' };
  answerId = (await admin.api('POST /customAnswers', { body: answer })).data.id;
  const guide = {
    name: 'Jackets',
    unit: 'cm' as const,
    columns: [{ measure: 'chest' as const, label: 'Chest' }],
    rows: [{ size: 'M', ranges: [{ from: 96, to: 104 }] }],
    scope: { all: true, products: [], types: [], vendors: [], tags: [] },
    betweenNote: 'Take the larger one.',
    outsideNote: 'We do not have that size.',
  };
  guideId = (await admin.api('POST /ai_assistant/size-guides', { body: { id: newId(), ...guide } })).data.id;
  caseId = newId();
  const asked = { turns: ['Do you wrap gifts?'], contactId: null, locale: '', page: '', askedIn: null };
  const cases = [{ id: caseId, ...asked, checks: [{ kind: 'says' as const, text: 'Yes' }] }];
  await admin.api('POST /ai_assistant/suite/cases', { body: { cases } });
  const scenario = { title: 'Gifts', examples: ['Do you wrap gifts?'], counterExamples: [] };
  const steps = [{ kind: 'say' as const, text: 'We do.' }];
  const newScenario = { id: newId(), ...scenario, steps };
  scenarioId = (await admin.api('POST /ai_assistant/scenarios', { body: newScenario })).data.id;
  const ofProduct = { product_id: `gid://shopify/Product/${productNumber}`, question: 'Is it dry?', answer: 'Yes.' };
  const { db } = desk.services.services;
  await db
    .insertInto('custom_answers')
    .values({ shop_id: shop.id, id: newId(), ...ofProduct })
    .execute();
  const rule = { ...ruleText({ name: 'Gifts' }), id: newId(), on: false };
  ruleId = (await admin.api('POST /ai_assistant/recommendations', { body: rule })).data.id;
  const visitor = await shop.visitor();
  ({ contactId } = visitor);
  const conversation = { id: newId() };
  const said = { id: newId(), text: 'Where is it?' };
  await visitor.api('POST /client/api/conversations/:id/messages', { params: conversation, body: said });
  turnId = newId();
  const turn = { outcome: 'refused', engine: 'offline-1', config_version: '1', cost: 0, latency_ms: 1 };
  const found = { retrieved: '[]', tool_calls: '[]', verdicts: '[]' };
  await db
    .insertInto('decisions')
    .values({ shop_id: shop.id, id: turnId, conversation_id: conversation.id, question: said.text, ...turn, ...found })
    .execute();
  const shortcut = { id: newId(), key: 'thanks', title: 'Thanks', body: 'Thank you!', scope: 'team' as const };
  shortcutId = (await admin.api('POST /shortcuts', { body: shortcut })).data.id;
});
afterAll(() => desk?.close());

const set = (values: { uat_features?: string; setup_done?: boolean; block_access?: boolean }) =>
  desk.services.services.db.updateTable('shops').set(values).where('id', '=', shop.id).execute();

/** The path with ids that are there, so that a page has something to show. */
const realPath = (path: string) =>
  path
    .replace('/editFaq/:id', `/editFaq/${faqId}`)
    .replace('/edit-faqs-block/:id', `/edit-faqs-block/${blockId}`)
    .replace('/contacts/:id', `/contacts/${contactId}`)
    .replace('/answers/:id', `/answers/${answerId}`)
    .replace('/size-guide-scenario/edit/:id', `/size-guide-scenario/edit/${guideId}`)
    .replace('/product-faq/:id', `/product-faq/${productNumber}`)
    .replace(/(\/recommendations(?:\/edit)?)\/:id/, `$1/${ruleId}`)
    .replace('/suite/:id', `/suite/${caseId}`)
    .replace('/log/:id', `/log/${turnId}`)
    .replace(/(\/scenarios\/edit(?:-default)?)\/:id/, `$1/${scenarioId}`)
    .replace(':shortcutId', shortcutId)
    .replace(':memberId', member.id)
    .replace(':websiteId', shop.id)
    .replace('/dev_zone/:tab', '/dev_zone/jobs')
    .replace(/:(id|categoryId|campaignId)/g, newId())
    .replace(/:\w+/g, 'anything');

const columns = {
  'Owner, admin': { who: () => admin },
  Member: { who: () => member },
  'Installed app': { who: () => admin, installed: true },
  'Installed app, member': { who: () => member, installed: true },
  'Support session': { who: () => admin, isCrmLogin: true },
} as const;

describe('every path shows what docs/paths.md says', () => {
  for (const [column, { who, ...how }] of Object.entries(columns)) {
    test(`for: ${column}`, { timeout: 240_000 }, async () => {
      const { page, errors, close } = await visit(desk, who(), how);
      const notFound = notFoundHeading(page);
      const wrong: string[] = [];
      for (const row of walked(column)) {
        const isPage = row[column] === 'page';
        // From a page of the other kind, so that what is seen cannot be the page before.
        await goTo(page, isPage ? '/nowhere' : '/profile');
        await notFound.waitFor({ state: isPage ? 'visible' : 'detached' });
        await goTo(page, realPath(row.Path ?? ''));
        await notFound
          .waitFor({ state: isPage ? 'detached' : 'visible' })
          .then(() => (isPage ? page.locator('h1, h2').first().waitFor({ state: 'attached' }) : undefined))
          .catch(() => wrong.push(`${row.Path} is not "${row[column]}"`));
        expect(await page.title(), row.Path).toMatch(isPage ? /· Chatty$/ : /^Not Found$/);
      }
      expect(wrong).toEqual([]);
      expect(errors).toEqual([]);
      await close();
    });
  }
});

describe('behind a gate', () => {
  const gates = [
    { column: 'Set-up not done', values: { setup_done: false }, heading: /^Welcome, / },
    { column: 'Access blocked', values: { block_access: true }, heading: 'Access to this shop is blocked' },
  ];
  for (const { column, values, heading } of gates) {
    test(`${column}: every path but the dev zone shows the gate`, { timeout: 240_000 }, async () => {
      await set({ setup_done: true, block_access: false, ...values });
      const { page, close } = await visit(desk, admin, { isCrmLogin: true });
      for (const row of walked(column)) {
        const isPage = row[column] === 'page';
        await goTo(page, isPage ? '/inbox' : '/dev_zone');
        await page.getByRole('heading', { name: isPage ? heading : 'Dev zone', level: 1 }).waitFor();
        await goTo(page, realPath(row.Path ?? ''));
        await page.getByRole('heading', { name: isPage ? 'Dev zone' : heading, level: 1 }).waitFor();
      }
      expect(await page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').count()).toBe(0);
      await close();
      await set({ setup_done: true, block_access: false });
    });
  }
});
