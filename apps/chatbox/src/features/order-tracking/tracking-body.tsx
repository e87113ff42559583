import type { ReactNode } from 'react';
import { useChat, useChatState, useStored } from '../../app/use-chat.ts';
import { say } from '../../ui/say.ts';
import orders from '../../ui/orders.css?inline';
import own from './tracking.css?inline';
import { trackingOf } from './tracking.ts';
import { CodeForm } from './find/code-form.tsx';
import { FindForm } from './find/find-form.tsx';
import { OrderDetails } from './details/order-details.tsx';
import { OwnOrders } from './find/own-orders.tsx';
import { PersonInstead } from './find/person-instead.tsx';

/** An order's lines look as they do on its card. */
export const style = orders + own;

/** Where a visitor's order is: they say which, show that it is theirs, and see it. */
export function TrackingBody(): ReactNode {
  const stage = useStored(trackingOf(useChat()), (it) => it.stage);
  const settings = useChatState((state) => state.session?.widget.orderTrackingSettings);
  return (
    <div className="scroll page track">
      {settings?.isEnabled === false && (
        <>
          <p className="card">{say('orderTrackingOff')}</p>
          <PersonInstead />
        </>
      )}
      {settings?.isEnabled && stage.at === 'order' && (
        <OrderDetails key={stage.order.id} stage={stage} settings={settings} />
      )}
      {settings?.isEnabled && stage.at === 'code' && <CodeForm stage={stage} />}
      {settings?.isEnabled && stage.at === 'form' && (
        <>
          <div className="track-intro">
            <h2>{settings.title}</h2>
            {settings.description && <p className="faint">{settings.description}</p>}
          </div>
          <OwnOrders settings={settings} />
          <FindForm settings={settings} />
        </>
      )}
    </div>
  );
}
