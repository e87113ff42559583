import type { TriedAnswer } from '@chatty/contract/copilot';
import { texts } from '#texts/assistant-test.ts';
import { texts as ui } from '#texts/ui.ts';
import { money } from '../../../people/contact/orders/money.ts';
import { type Alone, aloneIn, moreOf } from './differences.ts';
import classes from './test.module.css';

const words = texts.apart;
const shown = ['pieces', 'tools', 'dropped'] as const;
const signed = new Intl.NumberFormat(ui.locale, { signDisplay: 'always' });

/** What one of two answers found, asked, or left out that the other did not, and what it took more. */
export function ApartView({ saved, other }: { saved: TriedAnswer; other: TriedAnswer }) {
  const { ms, dollars } = moreOf(saved, other);
  const amount = money({ amount: Math.abs(dollars).toFixed(6), currency: 'USD' });
  return (
    <details className={classes.why}>
      <summary>{words.title}</summary>
      <div>
        <p>{words.more(signed.format(ms), dollars === 0 ? null : `${dollars < 0 ? '-' : '+'}${amount}`)}</p>
        <div className={classes.sides} data-count={2}>
          <AloneView name={texts.sides.saved} alone={aloneIn(saved, other)} />
          <AloneView name={texts.sides.other} alone={aloneIn(other, saved)} />
        </div>
      </div>
    </details>
  );
}

function AloneView({ name, alone }: { name: string; alone: Alone }) {
  const some = shown.filter((it) => alone[it].length > 0);
  return (
    <div>
      <h3 className={classes.sideName}>{name}</h3>
      {some.length === 0 && <p>{words.none}</p>}
      {some.map((it) => (
        <div key={it}>
          <p>{words[it]}</p>
          <ul>
            {[...new Set(alone[it])].map((one) => (
              <li key={one} dir="auto">
                {it === 'tools' ? (words.tool[one] ?? one) : one}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
