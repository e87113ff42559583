import { orderStates } from '@chatty/contract/settings/options';
import { wordsFieldOf } from '@chatty/contract/settings/orders/order-words';
import { SimpleGrid, Text, TextInput } from '@mantine/core';
import { texts } from '#texts/order-tracking.ts';
import { Card } from '../../../ui/card.tsx';
import type { CardProps } from './card-props.ts';

/** What visitors read of each state. */
export function StatesCard({ draft, problems, set }: CardProps) {
  return (
    <Card title={texts.states}>
      <Text size="sm" c="ink.6" mb={12}>
        {texts.statesHint}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={16} verticalSpacing={12}>
        {orderStates.map((state) => {
          const field = wordsFieldOf[state];
          return (
            <TextInput
              key={state}
              label={texts.stateNames[state]}
              placeholder={texts.stateNames[state]}
              maxLength={80}
              value={draft[field]}
              error={problems[field]}
              onChange={(event) => set({ [field]: event.currentTarget.value })}
            />
          );
        })}
      </SimpleGrid>
    </Card>
  );
}
