import { Button } from '@mantine/core';
import { texts } from '#texts/composer.ts';
import classes from '../composer.module.css';
import { settle, useOther } from './saving.ts';
import type { Place } from './touched.ts';

/** Says that another device has begun something else here; nothing of either is lost before the member has chosen. */
export function OtherDraft({ place }: { place: Place }) {
  const other = useOther(place);
  return (
    <div role="status">
      {other && (
        <p className={classes.warning}>
          {texts.otherDraft(other.text)}
          <Button variant="subtle" size="compact-xs" onClick={() => settle(place, 'add')}>
            {texts.addOther}
          </Button>
          <Button variant="subtle" size="compact-xs" onClick={() => settle(place, 'drop')}>
            {texts.dropOther}
          </Button>
        </p>
      )}
    </div>
  );
}
