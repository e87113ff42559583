import { chatPagePath, standAlonePath } from '@chatty/contract/settings/options';
import { Anchor, Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { texts } from '#texts/chat-page.ts';
import { useMe } from '../../../people/me.tsx';
import { Card } from '../../../ui/card.tsx';
import classes from './chat-page.module.css';

interface AddressProps {
  name: string;
  hint: string;
  href: string;
}

function Address({ name, hint, href }: AddressProps) {
  return (
    <div>
      <Text size="sm" fw={550}>
        {name}
      </Text>
      <Text size="xs" c="ink.6">
        {hint}
      </Text>
      <Group gap={8} mt={6} wrap="nowrap">
        <code className={classes.address}>{href}</code>
        <CopyButton value={href}>
          {({ copied, copy }) => (
            <Button variant="default" size="compact-sm" aria-label={texts.copyOf(name)} onClick={copy}>
              {copied ? texts.copied : texts.copy}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Anchor
        href={href}
        target="_blank"
        rel="noopener"
        underline="always"
        size="sm"
        aria-label={texts.viewOf(name)}
        className={classes.view}
      >
        {texts.view}
      </Anchor>
    </div>
  );
}

/** Where visitors find the page: what is saved counts, not the draft. */
export function AddressesCard({ isEnabled }: { isEnabled: boolean }) {
  const { shop } = useMe();
  return (
    <Card title={texts.addresses}>
      {isEnabled ? (
        <Stack gap="md">
          <Address name={texts.inStore} hint={texts.inStoreHint} href={`${shop.storefrontUrl}${chatPagePath}`} />
          <Address
            name={texts.alone}
            hint={texts.aloneHint}
            href={`${location.origin}${standAlonePath}${shop.shopifyDomain}`}
          />
        </Stack>
      ) : (
        <Text size="sm">{texts.off}</Text>
      )}
    </Card>
  );
}
