import { defaultTrackingLink, isTrackingLink, trackingLinkOf } from '@chatty/contract/settings/options';
import { Anchor, Button, Group, TextInput } from '@mantine/core';
import { texts } from '#texts/order-tracking.ts';
import { Card } from '../../../ui/card.tsx';
import type { CardProps } from './card-props.ts';

const sampleNumber = 'RR123456785US';

/** Where parcels are followed that bring no address of their own. */
export function ParcelsCard({ draft: { trackingLink }, problems, set }: CardProps) {
  const link = trackingLink.trim();
  return (
    <Card title={texts.tracking}>
      <TextInput
        label={texts.trackingLink}
        description={texts.trackingLinkHint}
        type="url"
        inputMode="url"
        spellCheck={false}
        autoComplete="off"
        maxLength={300}
        value={trackingLink}
        error={problems.trackingLink}
        onChange={(event) => set({ trackingLink: event.currentTarget.value })}
      />
      <Group gap={16} mt={8}>
        {isTrackingLink(link) && (
          <Anchor href={trackingLinkOf(link, sampleNumber)} target="_blank" rel="noopener noreferrer" size="sm">
            {texts.tryLink}
          </Anchor>
        )}
        {link !== defaultTrackingLink && (
          <Button variant="subtle" size="compact-sm" onClick={() => set({ trackingLink: defaultTrackingLink })}>
            {texts.reset}
          </Button>
        )}
      </Group>
    </Card>
  );
}
