/** A part of what was read: HTML, the text of a page, or the rows of a sheet. */
export type ReadPart = { html: string } | { page: number; text: string } | { sheet: string; rows: string[][] };

/** What has to be parsed before there is any text. */
export type ParsedKind = 'pdf' | 'docx' | 'xlsx' | 'markdown';

/** Why there is no text: a password, nothing but pictures, bytes that make no sense, more than may be read, or too slow. */
export type Unreadable = 'encrypted' | 'no_text' | 'damaged' | 'too_long' | 'too_slow';

/** What stands on a page of the web, without what surrounds it. */
export interface ReadPage {
  title: string;
  html: string;
  /** The address that the page calls its own; null where it says none. */
  canonical: string | null;
  /** It asks not to be indexed. */
  noIndex: boolean;
}

/** The addresses of pages that a sitemap names, and those of further sitemaps. */
export interface ReadSitemap {
  pages: string[];
  sitemaps: string[];
}

/** Reads what strangers made: away from the server's own work, in limited time and memory. */
export interface Reader {
  readFile(kind: ParsedKind, bytes: Uint8Array): Promise<{ parts: ReadPart[] } | { problem: Unreadable }>;
  readPage(html: string, url: string): Promise<{ page: ReadPage } | { problem: Unreadable }>;
  readSitemap(xml: string): Promise<{ sitemap: ReadSitemap } | { problem: Unreadable }>;
}
