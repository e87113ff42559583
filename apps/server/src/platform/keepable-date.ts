/** Whether a date is one, and of a year that PostgreSQL keeps and everybody writes in the same way. */
export const isKeepable = (date: Date): boolean => date.getTime() >= first && date.getTime() <= last;

const first = Date.parse('0001-01-01T00:00:00Z');
const last = Date.parse('9999-12-31T23:59:59.999Z');
