import type { ColumnType } from 'kysely';

/** A column that may be left out of a new row, for it has a default. */
export type Generated<T> = [T] extends [ColumnType<infer Read, infer Said, infer Changed>]
  ? ColumnType<Read, Said | undefined, Changed>
  : ColumnType<T, T | undefined, T>;
/** A column that every new row must say, although the database has a default. */
export type NeverLeftOut<T> = ColumnType<T, T, T>;
/** A JSON column: read as its value, written as text. */
export type Json<T> = ColumnType<T, string, string>;
export type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
export type Moment = ColumnType<Date, Date | string, Date | string>;
export type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type Day = ColumnType<Date, string, string>;
export type Decimal = ColumnType<string, string | number, string | number>;
