import { escapeHtml, proseToHtml } from '@chatty/prose/html';
import { texts } from '#texts/mails.ts';
import type { Brand } from './brand.ts';
import type { Block, Letter, Said } from './letter.ts';
import { initialsOf } from './one-line.ts';
import { linesOf } from './shown-parts.ts';

// Set on every element: in quirks mode a table does not inherit colors.
const body = 'margin:0 0 16px;font-size:16px;line-height:24px;color:#1f2328';
const small = 'font-size:13px;line-height:20px;color:#5a5f66';

/** Text in a direction: `auto`, in which it is written itself. */
const paragraph = (text: string, dir: string, style = body, className = 'ink') =>
  `<p class="${className}" dir="${dir}" style="${style}">${escapeHtml(text).replace(/\n/g, '<br>')}</p>`;

const anchor = (url: string, label: string, { ink }: Brand) =>
  `<a class="link" href="${escapeHtml(url)}" style="color:${ink};text-decoration:underline">${label}</a>`;

/** The few tags of a message, each with its style on it: many mail programs keep no style sheet. */
function styled(html: string, { ink }: Brand): string {
  return html
    .replaceAll('<p>', `<p class="ink" dir="auto" style="${body}">`)
    .replace(/<(ul|ol)(?=[ >])/g, '<$1 dir="auto" style="margin:0 0 16px;padding:0 24px"')
    .replaceAll('<li>', '<li class="ink" style="margin:0 0 4px;font-size:16px;line-height:24px;color:#1f2328">')
    .replaceAll('<a href=', `<a class="link" style="color:${ink};text-decoration:underline" href=`);
}

const table = (rows: string, more = '') =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"${more}>${rows}</table>`;

/** A square with letters in the brand's color. A picture that does not load leaves the letters. */
export function sign(letters: string, { color, onColor }: Brand, size: number, picture: string | null = null): string {
  const font = `font-size:${Math.round(size * 0.4)}px;line-height:${size}px;font-weight:700;color:${onColor}`;
  const inside = picture
    ? `<img src="${escapeHtml(picture)}" width="${size}" height="${size}" alt="${escapeHtml(letters)}" style="display:block;width:${size}px;height:${size}px;border:0;border-radius:${size / 2}px;object-fit:cover;${font}">`
    : escapeHtml(letters);
  const radius = picture === null && size > 36 ? 10 : size / 2;
  // This needs its own table: a cell would grow with a long name beside it.
  const cell = `<td width="${size}" height="${size}" align="center" valign="middle" bgcolor="${color}" style="width:${size}px;height:${size}px;border-radius:${radius}px;background-color:${color};${font}">${inside}</td>`;
  return `<td width="${size}" valign="middle" style="width:${size}px">${table(`<tr>${cell}</tr>`)}</td>`;
}

const pictureOf = (address: string | null) => (address && /^https?:\/\//.test(address) ? address : null);

/** In which direction our own words stand: those to teams hold names and titles of anybody, and are read as they begin. */
export const dirOf = ({ spoken }: Letter): string => spoken?.direction ?? 'auto';

/** On which side lines begin. */
export const startOf = ({ spoken }: Letter): 'left' | 'right' => (spoken?.direction === 'rtl' ? 'right' : 'left');

function messageHtml(said: Said, letter: Letter): string {
  const { brand, origin } = letter;
  const start = startOf(letter);
  const at = said.at
    ? `<span class="faint" style="padding-${start}:8px;${small};font-weight:400">${escapeHtml(said.at)}</span>`
    : '';
  const name = `<td valign="middle" class="ink" style="padding-${start}:12px;font-size:15px;line-height:20px;font-weight:600;color:#1f2328"><span dir="auto">${escapeHtml(said.name)}</span>${at}</td>`;
  const head = `<tr>${sign(initialsOf(said.name), brand, 36, pictureOf(said.avatar))}${name}</tr>`;
  const lines = linesOf(said, letter).map((line) => {
    const label = escapeHtml(line.text);
    return `<p class="ink" dir="${dirOf(letter)}" style="margin:0 0 8px;font-size:15px;line-height:22px;color:#1f2328">${line.url ? anchor(line.url, label, brand) : label}</p>`;
  });
  const words = styled(proseToHtml(said.text, origin ? { origin } : {}), brand);
  return `${table(head, ' style="margin:0 0 12px"')}${words}${lines.join('')}`;
}

function quoteHtml(quote: Extract<Block, { type: 'quote' }>, letter: Letter): string {
  const { brand } = letter;
  const lines = quote.lines.map((line) =>
    paragraph(line, 'auto', 'margin:0 0 8px;font-size:15px;line-height:22px;color:#1f2328'),
  );
  const from = quote.from
    ? `<p class="faint" dir="auto" style="margin:0;${small}">${escapeHtml(quote.from.label)}: ${anchor(quote.from.url, escapeHtml(quote.from.text), brand)}</p>`
    : '';
  const label = paragraph(quote.label, dirOf(letter), `margin:0 0 6px;${small};font-weight:600`, 'faint');
  return table(
    `<tr><td class="quote" style="padding:14px 16px 8px;border-${startOf(letter)}:4px solid ${brand.color};border-radius:4px;background-color:#f4f4f2">${label}${lines.join('')}${from}</td></tr>`,
    ' width="100%" style="width:100%;margin:0 0 24px"',
  );
}

/** The cell carries the color and Outlook's padding, so that the button is one where links have none. */
function buttonHtml({ label, url, copy }: Extract<Block, { type: 'button' }>, { brand }: Letter): string {
  const { color, onColor } = brand;
  const link = `<a href="${escapeHtml(url)}" target="_blank" style="display:inline-block;padding:13px 24px;font-size:16px;line-height:20px;font-weight:600;color:${onColor};text-decoration:none;border-radius:8px">${escapeHtml(label)}</a>`;
  const cell = `<tr><td align="center" bgcolor="${color}" style="border-radius:8px;background-color:${color};mso-padding-alt:13px 24px">${link}</td></tr>`;
  const copied = copy
    ? `<p class="faint" style="margin:0 0 16px;${small}">${escapeHtml(texts.copyAddress)}<br><a class="faint" href="${escapeHtml(url)}" style="color:#5a5f66;word-break:break-all">${escapeHtml(url)}</a></p>`
    : '';
  return `${table(cell, ' style="margin:20px 0 24px"')}${copied}`;
}

export function blockHtml(block: Block, letter: Letter): string {
  switch (block.type) {
    case 'text':
      return paragraph(block.text, dirOf(letter));
    case 'note':
      return paragraph(block.text, dirOf(letter), `margin:0 0 12px;${small}`, 'faint');
    case 'code':
      return `<p class="ink" dir="ltr" style="margin:0 0 24px;text-align:${startOf(letter)};font-size:34px;line-height:44px;letter-spacing:8px;font-weight:700;color:#1f2328">${escapeHtml(block.code)}</p>`;
    case 'button':
      return buttonHtml(block, letter);
    case 'quote':
      return quoteHtml(block, letter);
    case 'message':
      return messageHtml(block.said, letter);
  }
}
