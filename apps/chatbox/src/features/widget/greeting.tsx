import type { VisitorSession } from '@chatty/contract/boot';
import type { Availability } from '@chatty/contract/widget';
import type { ReactNode } from 'react';
import { useChat, useStored } from '../../app/use-chat.ts';
import { useLocale } from '../../ui/locale.ts';
import { backWords } from '../../ui/moments.ts';
import { say } from '../../ui/say.ts';
import { outlookOf, replyWords } from '../conversations/index.ts';

type GreetingProps = Partial<Pick<VisitorSession, 'widget' | 'availability'>>;

/** What the merchant says first, and whether somebody is there. */
export function Greeting({ widget, availability }: GreetingProps): ReactNode {
  const welcome = widget?.welcomeText ?? say('headingWelcome');
  return (
    <div className="greeting">
      {welcome !== '' && <h2 dir="auto">{welcome}</h2>}
      {widget && widget.description !== '' && <p dir="auto">{widget.description}</p>}
      {widget && availability && <Online widget={widget} availability={availability} />}
    </div>
  );
}

interface OnlineProps {
  widget: VisitorSession['widget'];
  availability: Availability;
}

/** Whether the shop is online, how soon it answers then, and else when it is back; told again when that changes. */
function Online({ widget, availability: { online, opensAt } }: OnlineProps): ReactNode {
  const locale = useLocale();
  const outlook = useStored(outlookOf(useChat()), (known) => known);
  const words = online
    ? [widget.onlineMessage, replyWords(widget.replyTime, outlook)]
    : [widget.offlineMessage, opensAt ? backWords(opensAt, locale) : ''];
  const said = words.filter((it) => it !== '').join(' ');
  return (
    <p className="availability" role="status">
      {said !== '' && <span className={online ? 'light light-on' : 'light'} />}
      {said}
    </p>
  );
}
