import type { CallFailed, FailureCode } from '@chatty/client/api';
import type { PopupContent } from '@chatty/contract/popups';
import { keepSession, keptOf } from '../../app/wire/session.ts';
import { make } from '../element.ts';
import { say } from '../words.ts';
import type { PopupDeps } from './popup-deps.ts';

type Newsletter = Extract<PopupContent, { kind: 'newsletter' }>;

/** What is said of a refusal, whose own words are English. */
const failures: Partial<Record<FailureCode, 'popupsTooMany' | 'popupsChanged'>> = {
  too_many: 'popupsTooMany',
  conflict: 'popupsChanged',
};

/** What can be an address at all; whether it is one, the server says. */
const looksLikeEmail = (text: string) => /^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@]{2,63}$/.test(text);

/** A field's own sentence of what is wrong with it, beside it and read out at once. */
function problemOf(field: HTMLInputElement, id: string) {
  const line = make('p', { id, className: 'popup-bad', at: { role: 'alert' } });
  field.setAttribute('aria-describedby', id);
  const tell = (text: string) => {
    line.textContent = text;
    field.setAttribute('aria-invalid', `${text !== ''}`);
  };
  return { line, tell };
}

function codeLine(code: string): HTMLElement {
  const copy = make('button', { type: 'button', className: 'popup-small' }, say('popupsCopy'));
  copy.onclick = () =>
    void navigator.clipboard.writeText(code).then(
      () => (copy.textContent = say('popupsCopied')),
      () => {},
    );
  const line = make('div', { className: 'popup-code' }, make('strong', {}, code), copy);
  return make('div', { className: 'popup-field' }, make('p', {}, say('popupsDiscountCode')), line);
}

/** Asks for the address; who subscribes is a visitor from then on, and nobody was before. */
export function newsletterBody({ button, consentText }: Newsletter, { shell, clicked, subscribed }: PopupDeps): Node[] {
  const { config } = shell;
  const email = make('input', {
    id: 'popup-email',
    type: 'email',
    autocomplete: 'email',
    placeholder: say('popupsEmailPlaceholder'),
    maxLength: 254,
    at: { inputmode: 'email', 'aria-required': 'true' },
  });
  const agree = make('input', { id: 'popup-agree', type: 'checkbox', at: { 'aria-required': 'true' } });
  // People don't see it and programs fill it in.
  const website = make('input', { name: 'website', type: 'text', tabIndex: -1, autocomplete: 'off' });
  const send = make('button', { type: 'submit', className: 'popup-main' }, button);
  const ofEmail = problemOf(email, 'popup-email-problem');
  const ofAgree = problemOf(agree, 'popup-agree-problem');
  const failure = make('p', { className: 'popup-bad', at: { role: 'alert' } });

  const isReady = (): boolean => {
    const typed = email.value.trim();
    ofEmail.tell(typed === '' ? say('popupsRequired') : looksLikeEmail(typed) ? '' : say('popupsEmailInvalid'));
    ofAgree.tell(agree.checked ? '' : say('popupsAgreeFirst'));
    const wrong = [email, agree].find((it) => it.getAttribute('aria-invalid') === 'true');
    wrong?.focus();
    return !wrong;
  };
  const submit = async () => {
    failure.textContent = '';
    if (!isReady()) return;
    send.disabled = true;
    send.textContent = say('popupsSending');
    const { api } = keepSession(
      config,
      keptOf(config),
      () => {},
      () => {},
    );
    const body = {
      email: email.value.trim(),
      consent: true as const,
      consentText,
      locale: config.locale,
      page: location.pathname,
    };
    try {
      const { data } = await api('POST /client/api/newsletter', { body: { ...body, website: website.value } });
      clicked();
      subscribed();
      const done = make('p', { className: 'popup-good', tabIndex: -1, at: { role: 'status' } }, data.successText);
      form.replaceWith(done, ...(data.discountCode === '' ? [] : [codeLine(data.discountCode)]));
      done.focus();
    } catch (problem) {
      const { code, fields } = problem as Partial<CallFailed>;
      if (fields?.email) ofEmail.tell(say('popupsEmailInvalid'));
      else failure.textContent = say(failures[code ?? 'bug'] ?? 'popupsSubscribeFailed');
      send.disabled = false;
      send.textContent = button;
    }
  };

  const form = make(
    'form',
    {
      noValidate: true,
      onsubmit: (event: Event) => {
        event.preventDefault();
        void submit();
      },
    },
    make(
      'div',
      { className: 'popup-field' },
      make('label', { htmlFor: email.id }, say('popupsEmail')),
      email,
      ofEmail.line,
    ),
    make('div', { className: 'popup-agree' }, agree, make('label', { htmlFor: agree.id }, consentText), ofAgree.line),
    make('div', { className: 'popup-unseen', at: { 'aria-hidden': 'true' } }, website),
    failure,
    send,
  );
  return [form];
}
