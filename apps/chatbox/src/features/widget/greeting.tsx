import type { VisitorSession } from '@chatty/contract/widget';
import type { ReactNode } from 'react';
import { useLocale } from '../../ui/locale.ts';
import { whenBack } from '../../ui/moments.ts';
import { texts } from '../../ui/texts.ts';

type GreetingProps = Partial<Pick<VisitorSession, 'widget' | 'availability'>>;

/** What the merchant says first, and whether somebody is there. */
export function Greeting({ widget, availability }: GreetingProps): ReactNode {
  const locale = useLocale();
  return (
    <div className="greeting">
      <h2>{widget?.welcomeText ?? texts.greeting}</h2>
      {widget && <p>{widget.description}</p>}
      {widget && availability && (
        <p className="availability">
          <span className={availability.online ? 'light light-on' : 'light'} />
          {availability.online ? widget.onlineMessage : widget.offlineMessage}
          {!availability.online && availability.opensAt && ` ${texts.backAt(whenBack(availability.opensAt, locale))}`}
        </p>
      )}
    </div>
  );
}
