import { z } from 'zod';
import type { GaveUpAs } from '../../conversations/index.ts';
import { loggedTool } from './logged-tool.ts';
import type { ToolContext } from './tool-context.ts';

const reasons = {
  asked: 'person_requested',
  complaint: 'complaint_passed_on',
  cannot_help: 'assistant_gave_up',
} satisfies Record<string, GaveUpAs>;

/** Whether the shop lets its assistant pass somebody on for this reason. */
const mayPassOn = (
  { enableHumanAgentRequest, handOff }: ToolContext['inquiry']['assistant'],
  why: keyof typeof reasons,
): boolean => (why === 'complaint' ? handOff.complaint.isOn : enableHumanAgentRequest);

/** The one thing that the assistant can do: ask for a person. It is an act, never read out of a text. */
export const handOffTool = (context: ToolContext) =>
  loggedTool(context, {
    name: 'hand_off',
    description:
      'Gives the conversation to a person of the shop’s team. Use it when the visitor asks for a person, or complains.',
    input: z.object({
      why: z
        .enum(['asked', 'complaint', 'cannot_help'])
        .describe(
          'asked: the visitor asked for a person. complaint: they are angry or complain. cannot_help: anything else',
        ),
      reason: z.string().max(200).describe('For the team: why, in a few words'),
    }),
    run: async ({ why, reason }) => {
      if (!mayPassOn(context.inquiry.assistant, why)) return { done: false, next: 'Go on without a person.' };
      context.findings.handOff ??= { why: reasons[why], reason };
      context.findings.evidence.handedOff = true;
      return {
        done: true,
        next: 'Tell the visitor that you are passing them on to a colleague, and nothing else.',
      };
    },
  });
