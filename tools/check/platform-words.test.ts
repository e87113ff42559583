import { expect, it } from 'vitest';
import { showFinding } from './finding.ts';
import { checkPlatformWords } from './platform-words.ts';

const features = ['faqs', 'conversations', 'profile', 'shops'].map((it) => ({
  path: `apps/server/src/features/${it}/feature.ts`,
  text: '',
}));
const found = (text: string, path = 'apps/server/src/platform/live/hub.ts') =>
  checkPlatformWords([...features, { path, text }]).map(showFinding);

it.each([
  "const spoken = 'POST /client/api/conversations/:id/messages';",
  'const { conversationId } = payload;',
  'interface CustomerProof { customer: string }',
  "import { texts } from '#texts/profile.ts';",
])('the platform names no feature: %s', (line) => {
  expect(found(line)).toEqual([expect.stringContaining('the platform knows no feature')]);
});

it.each([
  '/** Who asks: a member, or a visitor, of a shop; in a conversation, say. */',
  'const it = 1; // such as a FAQ',
  "import { texts } from '#texts/problems.ts';",
  'const profile = measure();',
])('the platform knows who asks, and its own words: %s', (line) => {
  expect(found(line)).toEqual([]);
});

it('features and tests say what they like', () => {
  expect(found('const faq = 1;', 'apps/server/src/features/faqs/save-faq.ts')).toEqual([]);
  expect(found('const faq = 1;', 'apps/server/src/platform/live/live.test.ts')).toEqual([]);
});
