import { launcherDrawings } from '@chatty/contract/settings/launcher-drawings';
import { launcherIcons } from '@chatty/contract/settings/options';
import { Input, Radio } from '@mantine/core';
import { texts } from '#texts/widget.ts';
import { PictureField } from '../../../connection/picture/picture-field.tsx';
import classes from './appearance.module.css';

interface IconChoiceProps {
  /** The name of an icon, or the address of a picture. */
  value: string;
  error: string | undefined;
  onChange(icon: string): void;
}

const isIcon = (value: string) => launcherIcons.some((it) => it === value);

/** One of the launcher's own icons, or a picture of the merchant's. */
export function IconChoice({ value, error, onChange }: IconChoiceProps) {
  return (
    <div>
      <Radio.Group label={texts.names.icon} value={isIcon(value) ? value : ''} onChange={onChange}>
        <div className={classes.icons}>
          {launcherIcons.map((icon) => (
            <Radio.Card key={icon} value={icon} className={classes.icon} aria-label={texts.icons[icon]}>
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden>
                <path
                  d={launcherDrawings[icon]}
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.8"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      <Input.Label mt={10} labelElement="div">
        {texts.picture.own}
      </Input.Label>
      <PictureField
        label={texts.picture.own}
        value={isIcon(value) ? '' : value}
        error={error}
        // Without a picture the launcher shows what it begins with.
        onChange={(address) => onChange(address || launcherIcons[0])}
      />
    </div>
  );
}
