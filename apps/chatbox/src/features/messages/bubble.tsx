import { Prose } from '@chatty/prose/react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { useLocale } from '../../ui/locale.ts';
import { clockTime } from '../../ui/moments.ts';
import { texts } from '../../ui/texts.ts';
import type { Said } from './rows.ts';

interface BubbleProps {
  said: Said;
  /** The last bubble of a run: the time stands under it. */
  last: boolean;
  /** The visitor's latest message: only there it is told that it was sent or seen. */
  latestOwn: boolean;
  onRetry(): void;
  onTakeBack(): void;
  children?: ReactNode;
}

function DeliveryLine({ said, latestOwn, onRetry, onTakeBack }: Omit<BubbleProps, 'last' | 'children'>): ReactNode {
  const locale = useLocale();
  if (said.delivery === 'failed') {
    return (
      <p className="delivery delivery-failed" role="alert">
        <Icon name="alert" size={14} /> {texts.notSent}
        {said.refusal ? `: ${said.refusal}` : ''}
        <span className="delivery-actions">
          <button type="button" className="link" onClick={onRetry}>
            {texts.retry}
          </button>
          <button type="button" className="link" onClick={onTakeBack}>
            {texts.takeBack}
          </button>
        </span>
      </p>
    );
  }
  if (said.delivery === 'queued') {
    return (
      <p className="delivery" role="status">
        {said.refusal ? `${said.refusal} ${texts.sentLater}` : texts.queued}
      </p>
    );
  }
  if (said.delivery === 'sending') return <p className="delivery">{texts.sending}</p>;
  const state = said.delivery && latestOwn ? ` · ${said.delivery === 'seen' ? texts.seen : texts.sent}` : '';
  return (
    <p className="delivery">
      <time dateTime={said.at}>{clockTime(said.at, locale)}</time>
      {state}
    </p>
  );
}

/** One thing that was said, with how far it has come. */
export function Bubble({ said, last, latestOwn, onRetry, onTakeBack, children }: BubbleProps): ReactNode {
  const pending = said.delivery === 'queued' || said.delivery === 'sending';
  const tells = last || latestOwn || pending || said.delivery === 'failed';
  const kind = said.own ? 'bubble bubble-own' : 'bubble';
  return (
    <>
      {said.text !== '' && <Prose className={pending ? `${kind} bubble-pending` : kind} text={said.text} />}
      {children}
      {tells && <DeliveryLine said={said} latestOwn={latestOwn} onRetry={onRetry} onTakeBack={onTakeBack} />}
    </>
  );
}
