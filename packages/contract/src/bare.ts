import type { z } from 'zod';

type Bare<F> = F extends z.ZodDefault<infer Inner> | z.ZodPrefault<infer Inner> ? z.ZodOptional<Inner> : never;

/** The same fields, each of which may be left out, and none of which is then filled in. */
export function bare<Fields extends Record<string, z.ZodDefault<z.ZodType> | z.ZodPrefault<z.ZodType>>>(
  fields: Fields,
) {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.unwrap().optional()]));
  return shape as { [Name in keyof Fields]: Bare<Fields[Name]> };
}
