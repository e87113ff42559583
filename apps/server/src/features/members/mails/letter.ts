import { escapeHtml } from '@chatty/prose/html';
import type { Mail } from '../../../ports/mail.ts';

/** What one of our mails to a person says. All of it is plain text. */
export interface Letter {
  to: string;
  subject: string;
  /** Paragraphs, in order. */
  paragraphs: readonly string[];
  /** What to click; its address stands in the text too, for who reads without HTML. */
  button?: { label: string; url: string };
  /** A code to type, shown large. */
  code?: string;
  /** Small print: how long it works, and what to do if one did not ask for it. */
  note?: string;
  /** Where the reader says that they want no more mails like this. */
  unsubscribe?: string;
}

const unsubscribeLabel = 'Choose which mails you get';

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font-size:15px;line-height:22px;color:#303030">${escapeHtml(text)}</p>`;

function htmlOf({ subject, paragraphs, button, code, note, unsubscribe }: Letter): string {
  const parts = paragraphs.map(paragraph);
  if (code) {
    parts.push(
      `<p style="margin:0 0 16px;font-size:30px;line-height:40px;letter-spacing:6px;font-weight:600;color:#1a1a1a">${escapeHtml(code)}</p>`,
    );
  }
  if (button) {
    const url = escapeHtml(button.url);
    parts.push(
      `<p style="margin:0 0 16px"><a href="${url}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#1a1a1a;color:#ffffff;font-size:15px;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>`,
      `<p style="margin:0 0 16px;font-size:13px;line-height:19px;color:#616161">Or copy this address into your browser:<br><a href="${url}" style="color:#616161;word-break:break-all">${url}</a></p>`,
    );
  }
  if (note) {
    parts.push(`<p style="margin:24px 0 0;font-size:13px;line-height:19px;color:#616161">${escapeHtml(note)}</p>`);
  }
  if (unsubscribe) {
    parts.push(
      `<p style="margin:24px 0 0;font-size:13px;line-height:19px;color:#616161"><a href="${escapeHtml(unsubscribe)}" style="color:#616161">${unsubscribeLabel}</a></p>`,
    );
  }
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f1f1f1;${font}">
<div style="max-width:520px;margin:0 auto;padding:28px;background:#ffffff;border-radius:12px">
<p style="margin:0 0 20px;font-size:17px;font-weight:700;color:#1a1a1a">Chatty</p>
${parts.join('\n')}
</div>
</body>
</html>`;
}

/** Puts a letter into words for both kinds of readers: as text, and as HTML in the house style. */
export function toMail(letter: Letter): Mail {
  const { to, subject, paragraphs, button, code, note, unsubscribe } = letter;
  const links = [button && `${button.label}: ${button.url}`, unsubscribe && `${unsubscribeLabel}: ${unsubscribe}`];
  const text = [...paragraphs, code, links[0], note, links[1]].filter((it) => it).join('\n\n');
  return { to, subject, text: `${text}\n`, html: htmlOf(letter), ...(unsubscribe ? { unsubscribe } : {}) };
}
