import { z } from 'zod';
import { loggedTool } from './logged-tool.ts';
import type { Turn } from './turn.ts';

/** The one thing that the assistant can do: ask for a person. It is an act, never read out of a text. */
export const handOffTool = (turn: Turn) =>
  loggedTool(turn, {
    name: 'hand_off',
    description:
      'Gives the conversation to a person of the shop’s team. Use it when the visitor asks for a person, or complains.',
    input: z.object({
      reason: z.string().max(200).describe('For the team: why, in a few words'),
    }),
    run: async ({ reason }) => {
      turn.handOff ??= { reason };
      turn.evidence.handedOff = true;
      return {
        done: true,
        next: 'Tell the visitor that you are passing them on to a colleague, and nothing else.',
      };
    },
  });
