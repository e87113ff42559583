import { mostFaqsOf, planOf } from '@chatty/contract/plans';
import { Alert } from '@mantine/core';
import { texts } from '#texts/faqs.ts';
import { useMe } from '../../people/me.tsx';

/** From this share of what the plan holds on it is told how much room is left. */
const nearShare = 0.9;

/** Tells before the plan is full of FAQs, and when it is: before anybody writes an answer that can't be added. */
export function RoomNote({ total }: { total: number }) {
  const { shop } = useMe();
  const most = mostFaqsOf(shop);
  if (most === null || total < most * nearShare) return null;
  return (
    <Alert color="yellow" mb={16} role="note">
      {texts.room(Math.max(0, most - total), planOf(shop.plan).name, most)}
    </Alert>
  );
}
