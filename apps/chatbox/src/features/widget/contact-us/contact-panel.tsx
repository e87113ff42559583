import { contactLink } from '@chatty/contract/settings/contact/contact-links';
import type { QrCode } from '@chatty/client/qr-code';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { say } from '../../../ui/say.ts';
import { linkTo } from './contact-way.tsx';
import type { Contact } from './use-contacts.ts';

/** The code of an address for a phone's camera. What draws it is fetched now; where that fails, the address is left. */
function Code({ text, name }: { text: string; name: string }): ReactNode {
  const [code, setCode] = useState<QrCode | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    import('@chatty/client/qr-code').then(
      ({ qrCode }) => !gone && setCode(qrCode(text)),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [text]);
  if (failed) return null;
  return (
    <>
      <div className="code">
        {code && (
          <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={say('contactUsQrCode', { name })}>
            <path d={code.path} shapeRendering="crispEdges" />
          </svg>
        )}
      </div>
      <p className="faint">{say('contactUsScan')}</p>
    </>
  );
}

/** What a desktop shows of a way that is used on a phone: a code, the address in words, and both to go on with here. */
export function ContactPanel({ contact, id }: { contact: Contact; id: string }): ReactNode {
  const { method, value, name } = contact;
  const panel = useRef<HTMLDivElement>(null);
  const address = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  const href = contactLink(method, value, false) ?? '';
  const isPage = href.startsWith('https://');
  const words = isPage ? href.slice('https://'.length) : value;
  useEffect(() => {
    setCopied(false);
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [href]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(isPage ? href : value);
      setCopied(true);
    } catch {
      // The page may not write there: the address is marked, and the keyboard copies it.
      if (address.current) getSelection()?.selectAllChildren(address.current);
    }
  };
  return (
    <div ref={panel} id={id} className="panel" role="group" aria-label={name}>
      <Code text={contactLink(method, value, true) ?? ''} name={name} />
      <bdi ref={address} className="panel-address">
        {words}
      </bdi>
      <div className="panel-tools">
        <button type="button" className="secondary" onClick={() => void copy()}>
          <span aria-live="polite">{copied ? say('contactUsCopied') : say('contactUsCopy')}</span>
        </button>
        <a className="secondary" aria-label={say('contactUsOpenMethod', { name })} {...linkTo(href)}>
          {say('contactUsOpen')}
        </a>
      </div>
    </div>
  );
}
