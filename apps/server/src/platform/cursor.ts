import { z } from 'zod';
import { texts } from '#texts/problems.ts';
import { Problem } from './problem.ts';

/** Where a list goes on: behind the row of this id, which is sorted by this value. */
const Position = z.object({ value: z.string().max(600), id: z.string().max(200) });
export type Position = z.infer<typeof Position>;

export const cursorOf = (position: Position): string => Buffer.from(JSON.stringify(position)).toString('base64url');

/** Throws `bad_input` for what we did not make; `isOurs` says what the list could not go on from. */
export function positionOf(cursor: string, isOurs: (position: Position) => boolean = () => true): Position {
  try {
    const position = Position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    const text = `${position.value}${position.id}`;
    if (!text.includes('\0') && text.isWellFormed() && isOurs(position)) return position;
  } catch {
    // Reported below, like any other cursor that we did not make.
  }
  throw new Problem('bad_input', texts.brokenList);
}
