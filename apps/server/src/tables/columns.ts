import type { ColumnType } from 'kysely';

/** A JSON column: read as its value, written as text. */
export type Json<T> = ColumnType<T, string, string>;
export type MaybeJson<T> = ColumnType<T, string | undefined, string>;
export type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
export type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
