import { Button, FileButton, Group, Loader, Text } from '@mantine/core';
import { texts } from '#texts/widget.ts';
import { pictureTypes } from '../../ui/picture/picture.ts';
import classes from './picture-field.module.css';
import { usePictureUpload } from './use-picture-upload.ts';

interface PictureFieldProps {
  label: string;
  /** The address of the picture, or empty. */
  value: string;
  error: string | undefined;
  onChange(address: string): void;
}

/** A picture for visitors: uploaded when it is chosen, and shown to them once the form is saved. */
export function PictureField({ label, value, error, onChange }: PictureFieldProps) {
  const upload = usePictureUpload(onChange);
  return (
    <div role="group" aria-label={label}>
      <Group gap={10}>
        {value && <img src={value} alt={label} className={classes.picture} />}
        {upload.tryAgain ? (
          <Button onClick={upload.tryAgain}>{texts.picture.tryAgain}</Button>
        ) : (
          <FileButton accept={pictureTypes.join(',')} onChange={upload.choose}>
            {(props) => (
              <Button {...props} variant="default" disabled={upload.busy}>
                {value ? texts.picture.change : texts.picture.upload}
              </Button>
            )}
          </FileButton>
        )}
        {value && (
          <Button variant="subtle" color="ink.7" onClick={() => onChange('')} disabled={upload.busy}>
            {texts.picture.remove}
          </Button>
        )}
        {upload.busy && <Loader size="xs" color="ink.8" aria-label={texts.picture.saving} />}
      </Group>
      <Text size="xs" c="ink.6" mt={6}>
        {texts.picture.limits}
      </Text>
      <Text size="xs" c="var(--bad)" role="alert">
        {upload.problem ?? error}
      </Text>
    </div>
  );
}
