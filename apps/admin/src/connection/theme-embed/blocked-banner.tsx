import { Alert, Group, Text } from '@mantine/core';
import { texts } from '#texts/theme-embed.ts';
import { ContactButton } from '../../navigation/not-found/contact-button.tsx';
import { useMe } from '../../people/me.tsx';

/** Says that the provider has turned the chatbox off, with the way to ask why; nothing where it is on. */
export function BlockedBanner() {
  const { shop } = useMe();
  if (!shop.isBlocked) return null;
  return (
    <Alert color="red" mb={16} role="note">
      <Group justify="space-between" gap={12}>
        <Text size="sm" maw={640}>
          {texts.banner.blocked}
        </Text>
        <ContactButton draft={texts.banner.contactDraft(shop.shopifyDomain)} />
      </Group>
    </Alert>
  );
}
