import { Alert, Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { texts } from '#texts/discounts.ts';
import { appBridge } from '../../../ui/embedded/app-bridge.ts';

const words = texts.noScope;

/** Codes of single shoppers need the store's leave, which may be asked for only where the merchant has it open. */
export function NoScope() {
  const [told, setTold] = useState('');
  const [busy, setBusy] = useState(false);
  const bridge = appBridge();
  const ask = async () => {
    setBusy(true);
    try {
      const answer = await bridge?.scopes.request(['write_discounts']);
      setTold(answer?.result === 'granted-all' ? words.allowed : words.declined);
    } catch {
      setTold(words.failed);
    }
    setBusy(false);
  };
  return (
    <Alert color="gray" mb="md">
      <Stack gap="sm" align="flex-start">
        <Text size="sm" fw={600}>
          {words.title}
        </Text>
        <Text size="sm">{words.text}</Text>
        {bridge ? (
          <Button variant="default" loading={busy} onClick={() => void ask()}>
            {words.allow}
          </Button>
        ) : (
          <Text size="sm">{words.allowInShopify}</Text>
        )}
        <Text size="sm" role="status">
          {told}
        </Text>
      </Stack>
    </Alert>
  );
}
