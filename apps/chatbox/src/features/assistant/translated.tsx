import { Prose } from '@chatty/prose/react';
import type { ReactNode } from 'react';
import type { PartProps } from '../../app/slots.ts';

/** Says that the text above is a translation, and shows what the shop wrote. Its words come in the visitor's language. */
export function Translated({ part }: PartProps<'translation'>): ReactNode {
  return (
    <details className="translated" dir="auto">
      <summary>
        {part.label} · <span className="translated-show">{part.showOriginal}</span>
      </summary>
      <div lang={part.from} dir="auto">
        <Prose text={part.original} />
      </div>
    </details>
  );
}
