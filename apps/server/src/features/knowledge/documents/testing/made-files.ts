import { strToU8, zipSync } from 'fflate';

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');

/** A PDF of pages of lines; a page without lines is a picture of one. */
export function madePdf(pages: readonly (readonly string[])[], { encrypted = false } = {}): Buffer {
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap((lines, at) => {
      const shown = lines.map((it, line) => `1 0 0 1 20 ${760 - 15 * line} Tm (${escaped(it)}) Tj`).join('\n');
      const stream = lines.length > 0 ? `BT /F1 12 Tf\n${shown}\nET` : '0 0 100 100 re f';
      const content = `${5 + 2 * at} 0 R`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents ${content}/Resources<</Font<</F1 3 0 R>>>>>>`,
        `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
      ];
    }),
    `<</Filter/Standard/V 1/R 2/P -4/O(${'o'.repeat(32)})/U(${'u'.repeat(32)})>>`,
  ];
  const locked = encrypted ? `/Encrypt ${objects.length} 0 R/ID[(a)(a)]` : '';
  const body = objects.map((it, at) => `${at + 1} 0 obj${it}endobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer<</Root 1 0 R${locked}/Size ${objects.length + 1}>>\n%%EOF`, 'latin1');
}

const zipped = (files: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), { level: 1 }),
  );

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const links = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const sheetMl = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const kind = 'application/vnd.openxmlformats-officedocument';

/** A document of Word, of paragraphs: one that begins with `# ` is a heading. `before` stands before the document's XML. */
export function madeDocx(paragraphs: readonly string[], { before = '' } = {}): Buffer {
  const shown = paragraphs.map((it) => {
    const [, heading] = /^# (.*)/.exec(it) ?? [];
    const style = heading === undefined ? '' : '<w:pPr><w:pStyle w:val="Heading1"/></w:pPr>';
    return `<w:p>${style}<w:r><w:t xml:space="preserve">${heading ?? it}</w:t></w:r></w:p>`;
  });
  return zipped({
    '[Content_Types].xml': `${xml}<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${kind}.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${kind}.wordprocessingml.styles+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${links}"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${xml}<Relationships xmlns="${links}"><Relationship Id="r1" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'word/styles.xml': `${xml}<w:styles xmlns:w="${word}"><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    'word/document.xml': `${before || xml}<w:document xmlns:w="${word}"><w:body>${shown.join('')}</w:body></w:document>`,
  });
}

/** A workbook of sheets by name, each of rows. */
export function madeXlsx(sheets: Record<string, readonly (readonly string[])[]>, { before = xml } = {}): Buffer {
  const names = Object.keys(sheets);
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const files = Object.values(sheets).map((rows, at) => {
    const shown = rows.map((cells, row) => `<row r="${row + 1}">${placed(cells, row, cell)}</row>`).join('');
    return [
      `xl/worksheets/sheet${at + 1}.xml`,
      `${before}<worksheet xmlns="${sheetMl}"><sheetData>${shown}</sheetData></worksheet>`,
    ];
  });
  return zipped({
    '[Content_Types].xml': `${xml}<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${links}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${xml}<workbook xmlns="${sheetMl}" xmlns:r="${office}"><sheets>${names
      .map((it, at) => `<sheet name="${it}" sheetId="${at + 1}" r:id="r${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${links}">${names
      .map(
        (_, at) => `<Relationship Id="r${at + 1}" Type="${office}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
      )
      .join('')}</Relationships>`,
    ...Object.fromEntries(files),
  });
}

const placed = (cells: readonly string[], row: number, cell: (text: string) => string) =>
  cells.map((text, at) => cell(text).replace('<c ', `<c r="${String.fromCharCode(65 + at)}${row + 1}" `)).join('');

/** A document of Word that becomes so many megabytes when it is unpacked, of some kilobytes. */
export const bombDocx = (megabytes: number): Buffer =>
  madeDocx(['x'], { before: `${xml}${' '.repeat(megabytes * 1024 * 1024)}` });
