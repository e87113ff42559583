import { leader } from '@chatty/contract/own-keys';
import { Kbd } from '@mantine/core';
import { Fragment } from 'react';
import { texts } from '#texts/keys.ts';

/** One press, as it stands on the key. */
const shown = (press: string) => press.replace('shift+', `${texts.shift} + `);

/** Keys as the map writes them, in words of the help: `g i` is two presses. */
export const Keys = ({ all }: { all: readonly string[] }) =>
  all.map((keys, at) => (
    <Fragment key={keys}>
      {at > 0 && ` ${texts.or} `}
      {/^g ./.test(keys) ? (
        <>
          <Kbd size="xs">{leader}</Kbd> {texts.followedBy} <Kbd size="xs">{shown(keys.slice(2))}</Kbd>
        </>
      ) : (
        <Kbd size="xs">{shown(keys)}</Kbd>
      )}
    </Fragment>
  ));
