import type { Profile } from '@chatty/contract/profile';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { texts } from '#texts/profile.ts';
import { profileQuery } from '../../../people/profile.ts';
import { Card } from '../../../ui/card.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { SwitchOff } from './switch-off.tsx';
import { SwitchOn } from './switch-on.tsx';

/** With fewer backup codes than this, the card advises getting new ones. */
const fewCodes = 3;

function stateText({ twoFactor, hasPassword, backupCodes }: Profile): string {
  const words = texts.twoFactor;
  if (!twoFactor) return hasPassword ? words.text : words.needsPassword;
  const left = words.codesLeft(backupCodes);
  return backupCodes < fewCodes ? `${left} ${words.fewCodes}` : left;
}

/** The second factor: an authenticator app. */
export function TwoFactorCard({ profile }: { profile: Profile }) {
  const client = useQueryClient();
  const [open, dialog] = useDisclosure(false);
  /** What the dialog is for; it stays what it was while the account changes under it. */
  const [turnsOn, setTurnsOn] = useState(true);
  const [isHeld, setHeld] = useState(false);
  const begin = () => {
    setTurnsOn(!profile.twoFactor);
    dialog.open();
  };
  const refresh = () => void client.invalidateQueries({ queryKey: profileQuery.queryKey, exact: true });
  return (
    <Card title={texts.twoFactor.title}>
      <Group justify="space-between" gap="sm">
        <div style={{ flex: '1 1 220px' }}>
          {profile.twoFactor && <Tag tone="good">{texts.twoFactor.on}</Tag>}
          <Text size="sm" c="ink.6" mt={profile.twoFactor ? 4 : 0}>
            {stateText(profile)}
          </Text>
        </div>
        <Button variant="default" onClick={begin} disabled={!profile.hasPassword}>
          {profile.twoFactor ? texts.twoFactor.turnOff : texts.twoFactor.turnOn}
        </Button>
      </Group>
      <Modal
        opened={open}
        onClose={dialog.close}
        title={turnsOn ? texts.twoFactor.onTitle : texts.twoFactor.offTitle}
        // The backup codes are shown once: nobody loses them by a slip.
        closeOnClickOutside={false}
        closeOnEscape={!isHeld}
        withCloseButton={!isHeld}
      >
        {turnsOn ? (
          <SwitchOn email={profile.member.email} onOn={refresh} onHold={setHeld} onClose={dialog.close} />
        ) : (
          <SwitchOff email={profile.member.email} onOff={refresh} onClose={dialog.close} />
        )}
      </Modal>
    </Card>
  );
}
