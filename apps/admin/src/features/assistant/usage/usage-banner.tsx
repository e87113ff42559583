import { usageWarnings } from '@chatty/contract/usage';
import { Alert, Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { texts } from '#texts/assistant-usage.ts';
import { usageLevelQuery } from './usage-queries.ts';

const words = texts.banner;

export const usagePath = '/ai_assistant/usage';

/** Says that most or all of the plan's replies are used, with the way to what that means. */
export function UsageBanner() {
  const level = useQuery(usageLevelQuery).data;
  if (!level || level.limit === null) return null;
  const percent = Math.floor((100 * level.used) / level.limit);
  if (percent < usageWarnings[0]) return null;
  return (
    <Alert mb="md" color={percent >= 100 ? 'red' : 'yellow'} role="status">
      {percent >= 100 ? words.all : words.most(percent)}{' '}
      <Anchor component={Link} inherit to={usagePath}>
        {words.see}
      </Anchor>
    </Alert>
  );
}
