import type { Kept } from '../../app/kept.ts';

/** What a visitor has begun to write as their address, and whether they put the question aside; null where they did neither. */
export interface BegunEmail {
  text: string;
  folded: boolean | null;
}

const name = 'email';
const mostKept = 20;

const all = (kept: Kept) => (kept.read(name) as Record<string, BegunEmail> | null) ?? {};

/** By conversation: the question may stand in another place by the next page, and nothing written is lost. */
export const begunEmail = (kept: Kept, conversationId: string): BegunEmail =>
  all(kept)[conversationId] ?? { text: '', folded: null };

export function keepBegunEmail(kept: Kept, conversationId: string, begun: BegunEmail): void {
  const { [conversationId]: _, ...others } = all(kept);
  kept.write(name, Object.fromEntries([...Object.entries(others).slice(-mostKept), [conversationId, begun]]));
}
