import { newId } from '@chatty/contract/new-id';
import { expect, it } from 'vitest';
import { texts } from '#texts/receipts.ts';
import { deletedKinds, receiptFile } from './receipt-file.ts';

const receipt = {
  id: newId(),
  shopDomain: 'ada.myshopify.com',
  kind: 'delete_contact' as const,
  counts: { shelf_labels: 1, events: 7, drafts: 0, conversations: 2, contacts: 1 },
  requestedBy: newId(),
  requestedAt: '2026-05-01T08:00:00.000Z',
  doneAt: '2026-05-01T08:00:03.000Z',
};

it('what was deleted stands in an order that tells most first; what was not there is left out', () => {
  expect(deletedKinds(receipt.counts, texts.kindOrder)).toEqual([
    ['contacts', 1],
    ['conversations', 2],
    ['events', 7],
    ['shelf_labels', 1],
  ]);
});

it('a kind that has no words of its own is read from its name', () => {
  expect(['shelf_labels', 'shelfLabels', 'conversations'].map(texts.kindOf)).toEqual([
    'Shelf labels',
    'Shelf labels',
    'Conversations',
  ]);
});

it('the file holds the whole receipt', () => {
  const { name, text } = receiptFile(receipt, 'Robin Alder');
  expect(name).toBe(`deletion-receipt-${receipt.id}.json`);
  expect(JSON.parse(text)).toEqual({
    receipt: receipt.id,
    what: 'contact deleted',
    shop: 'ada.myshopify.com',
    requestedBy: 'Robin Alder',
    requestedAt: receipt.requestedAt,
    completedAt: receipt.doneAt,
    deleted: receipt.counts,
  });
});
