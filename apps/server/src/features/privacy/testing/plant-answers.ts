import type { TestMember, TestShop, TestVisitor } from '../../../test-kit/test-server.ts';

/** What a visitor answered before the chat and said of it at its end, each with the mark in it. */
export async function plantAnswers(
  shop: TestShop,
  { member, visitor, id }: { member: TestMember; visitor: TestVisitor; id: string },
  marker: string,
): Promise<void> {
  const preChatFields = [{ id: 'a', type: 'text' as const, label: 'Of whom?', isRequired: true }];
  const body = { preChatFields, isShowDisclaimer: true, isSatisfactionSurvey: true };
  await member.api('POST /settings/widget/:id', { params: { id: shop.id }, body });
  const { widget } = (await visitor.api('GET /client/api/widget')).data;
  const told = { answers: { a: marker }, consent: widget.disclaimerText };
  await visitor.api('POST /client/api/pre-chat', { body: told });
  const params = { id };
  await visitor.api('POST /client/api/conversations/:id/end', { params });
  const rated = { rating: 4, comment: `Rated by ${marker}` };
  await visitor.api('POST /client/api/conversations/:id/satisfaction', { params, body: rated });
}
