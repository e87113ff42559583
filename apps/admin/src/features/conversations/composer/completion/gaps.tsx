import type { Gap } from '@chatty/contract/shortcut-variables';
import { Button } from '@mantine/core';
import { texts } from '#texts/composer.ts';
import { texts as shortcutTexts } from '#texts/shortcuts.ts';
import classes from '../composer.module.css';

/** Says which variables a reply still waits for: it is not sent before. */
export function Gaps({ gaps, onShow }: { gaps: readonly Gap[]; onShow(gap: Gap): void }) {
  const [first] = gaps;
  const names = [...new Set(gaps.map((it) => shortcutTexts.variables[it.variable]))];
  return (
    <div role="status">
      {first && (
        <p className={classes.warning}>
          {texts.fillIn(names)}
          <Button variant="subtle" size="compact-xs" onClick={() => onShow(first)}>
            {texts.showGap}
          </Button>
        </p>
      )}
    </div>
  );
}
