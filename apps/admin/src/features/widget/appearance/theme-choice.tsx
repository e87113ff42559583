import { type Theme, themes } from '@chatty/contract/settings/options';
import { Radio } from '@mantine/core';
import { texts } from '#texts/widget.ts';
import classes from './appearance.module.css';

interface Colors {
  brandColor: string;
  textColor: string;
  actionColor: string;
}

interface ThemeChoiceProps {
  value: Theme;
  /** What the choice of one's own colors shows. */
  own: Colors;
  onChange(theme: Theme): void;
}

/** The ready themes as samples of their colors, and one's own. */
export function ThemeChoice({ value, own, onChange }: ThemeChoiceProps) {
  const choices = { custom: own, ...themes };
  return (
    <Radio.Group label={texts.names.theme} value={value} onChange={(it) => onChange(it)}>
      <div className={classes.themes}>
        {(Object.keys(choices) as Theme[]).map((theme) => (
          <Radio.Card key={theme} value={theme} className={classes.theme}>
            <Sample colors={choices[theme]} />
            {texts.themes[theme]}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}

function Sample({ colors: { brandColor, textColor, actionColor } }: { colors: Colors }) {
  return (
    <span className={classes.sample} style={{ background: brandColor }} aria-hidden>
      <span style={{ background: textColor }} />
      <span style={{ background: actionColor }} />
    </span>
  );
}
