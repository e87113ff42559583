import { escapeHtml } from '@chatty/prose/html';
import { texts } from '#texts/mails.ts';
import { plainEnglish } from '../wording/index.ts';
import { blockHtml, dirOf, sign, startOf } from './as-html.ts';
import type { Letter } from './letter.ts';
import { initialsOf, oneLine } from './one-line.ts';

// One frame, written by hand: MJML would bring 30 MB and a parser into every start, react-email React and JSX, which the
// server's type stripping does not read; our mails are one column of six kinds of blocks.

const font = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Mail programs that follow the system's dark mode; the others show the light colors, which stand on each element. */
const dark = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.back{background-color:#141414!important}
.card{background-color:#1f1f1f!important;border-color:#333333!important}
.ink{color:#f0f0f0!important}
.faint{color:#b4b4b4!important}
.quote{background-color:#2a2a2a!important}
.link{color:#9ecbff!important}
}
@media (max-width:480px){.card{padding:24px 20px!important}.back{padding:12px 8px!important}}`;

const previewMaxChars = 150;
/** Keeps what follows in the mail out of the preview. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(60);

/**
 * A letter in the one frame that all our mails have: a column of at most 600 pixels, in tables, with the styles on the
 * elements. It loads nothing but a picture of who speaks, and reads the same without.
 */
export function htmlOf(letter: Letter): string {
  const { brand, subject, preview, title, blocks, foot, unsubscribe, spoken = plainEnglish } = letter;
  const [dir, start] = [dirOf(letter), startOf(letter)];
  const language = `lang="${escapeHtml(spoken.locale)}" dir="${spoken.direction}"`;
  const name = `<td class="ink" dir="auto" valign="middle" style="padding-${start}:12px;font-size:17px;line-height:22px;font-weight:700;color:#1f2328">${escapeHtml(brand.name)}</td>`;
  const end = foot.map(
    (note) =>
      `<p class="faint" dir="${dir}" style="margin:0 0 6px;font-size:12px;line-height:18px;color:#5a5f66">${escapeHtml(note)}</p>`,
  );
  if (unsubscribe) {
    end.push(
      `<p class="faint" style="margin:0;font-size:12px;line-height:18px;color:#5a5f66"><a class="faint" href="${escapeHtml(unsubscribe)}" style="color:#5a5f66">${escapeHtml(texts.chooseMails)}</a></p>`,
    );
  }
  return `<!doctype html>
<html ${language}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,address=no,email=no,date=no">
<title>${escapeHtml(subject)}</title>
<style>${dark}</style>
</head>
<body class="back" style="margin:0;padding:0;background-color:#f1f1ef;${font};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(oneLine(preview, previewMaxChars))}${filler}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${language} style="width:100%"><tr><td class="back" align="center" style="padding:24px 12px;background-color:#f1f1ef">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;table-layout:fixed;text-align:${start};text-align:start;${font}">
<tr><td class="card ink" style="padding:32px;background-color:#ffffff;border:1px solid #e2e2df;border-radius:14px;color:#1f2328;word-break:break-word;overflow-wrap:anywhere">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr>${sign(initialsOf(brand.name).slice(0, 2), brand, 40)}${name}</tr></table>
<h1 class="ink" dir="${dir}" style="margin:0 0 20px;font-size:22px;line-height:30px;font-weight:700;color:#1f2328">${escapeHtml(title)}</h1>
${blocks.map((it) => blockHtml(it, letter)).join('\n')}
</td></tr>
<tr><td style="padding:16px 20px;word-break:break-word;overflow-wrap:anywhere">${end.join('')}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`;
}
