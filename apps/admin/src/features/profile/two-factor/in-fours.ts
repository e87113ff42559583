/** A key in groups of four, as it is easier to type. */
export const inFours = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? '';
