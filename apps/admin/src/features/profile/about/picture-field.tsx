import type { Member } from '@chatty/contract/team';
import { Button, FileButton, Group, Loader, Text } from '@mantine/core';
import { texts } from '#texts/profile.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { pictureLimits, pictureTypes } from '../../../ui/picture/picture.ts';
import classes from '../profile.module.css';
import { usePicture } from './use-picture.ts';

/** One's picture; it is saved as soon as it is chosen. */
export function PictureField({ member }: { member: Member }) {
  const picture = usePicture();
  return (
    <Group wrap="nowrap" gap="md" align="center">
      <div className={classes.picture} data-busy={picture.busy}>
        <Avatar name={member.fullName} src={picture.preview ?? member.avatar} size={64} />
        {picture.busy && (
          <Loader size="sm" color="ink.8" className={classes.loader} aria-label={texts.picture.saving} />
        )}
      </div>
      <div className={classes.words}>
        <Group gap={8}>
          {picture.tryAgain ? (
            <Button onClick={picture.tryAgain}>{texts.tryAgain}</Button>
          ) : (
            <FileButton accept={pictureTypes.join(',')} onChange={picture.choose}>
              {(props) => (
                <Button {...props} variant="default" disabled={picture.busy}>
                  {member.avatar ? texts.picture.change : texts.picture.upload}
                </Button>
              )}
            </FileButton>
          )}
          {member.avatar && !picture.tryAgain && (
            <Button variant="subtle" color="ink.7" onClick={picture.remove} disabled={picture.busy}>
              {texts.picture.remove}
            </Button>
          )}
        </Group>
        <Text size="xs" c="ink.6" mt={6}>
          {pictureLimits}
        </Text>
        <Text size="xs" c="var(--bad)" role="alert">
          {picture.problem}
        </Text>
      </div>
    </Group>
  );
}
