/** A shop may choose this many web fonts; every one is a file that its visitors load. */
export const maxFonts = 3;

/** Families as font libraries name them: Latin letters, digits and single spaces. Nothing else reaches an address or a style. */
export const fontFamilyPattern = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;
export const fontFamilyMaxChars = 60;

const isFamily = (family: string) => family.length <= fontFamilyMaxChars && fontFamilyPattern.test(family);

/** The families that can be asked for, each once, in their order, without those in `loaded`. */
export function familiesToLoad(families: readonly string[], loaded: ReadonlySet<string> = new Set()): string[] {
  const wanted = new Set(families.map((it) => it.trim()).filter(isFamily));
  return [...wanted].filter((it) => !loaded.has(it)).slice(0, maxFonts);
}

/**
 * The font CDN's stylesheet for these families, or null when there is nothing to ask for: weight 400, display swap, names
 * joined by a pipe (specification, section 7).
 */
export function fontStylesheet(families: readonly string[]): string | null {
  const names = familiesToLoad(families).map((it) => `${encodeURIComponent(it).replaceAll('%20', '+')}:400`);
  return names.length > 0 ? `https://fonts.googleapis.com/css?family=${names.join('|')}&display=swap` : null;
}

/** The value of `font-family` that prefers these families to `otherwise`. */
export const fontStack = (families: readonly string[], otherwise: string): string =>
  [...familiesToLoad(families).map((it) => `"${it}"`), otherwise].join(', ');
