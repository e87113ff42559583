import type { ScenarioStep } from '@chatty/contract/scenarios';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../ctx.ts';

/** A scenario as it stands beside the passages that it is found by: its examples in their order, then its counter-examples. */
export interface FoundScenario {
  id: string;
  title: string;
  position: number;
  steps: ScenarioStep[];
  exampleCount: number;
}

/** A scenario that a question comes near to. */
export interface NearScenario extends FoundScenario {
  /** How near to its nearest example, 0..1; comparable with the confidence of passages. */
  near: number;
  /** How near to its nearest counter-example. */
  counter: number;
  /** The nearest of both, in its words. */
  words: string;
}

/** An example, or a counter-example, that a question comes near to. */
export interface NearExample {
  passageId: string;
  words: string;
  near: number;
  scenario: FoundScenario;
}

/** Of a passage of a scenario that one, read with it; null of any other. */
export const scenarioOf = (ctx: Ctx): RawBuilder<FoundScenario | null> =>
  sql<FoundScenario | null>`case when passages.kind = 'scenario' then (
    select jsonb_build_object('id', s.id, 'title', s.title, 'position', s.position, 'steps', s.steps,
      'exampleCount', jsonb_array_length(s.examples))
    from scenarios as s where s.shop_id = ${ctx.shopId} and s.id = passages.source_id::uuid and s.is_on and s.deleted_at is null
  ) end`;

/** An upper one comes first among those that are as near. */
const byNearness = (a: NearScenario, b: NearScenario) => b.near - a.near || a.position - b.position;

const placeOf = (passageId: string) => Number(passageId.slice(passageId.lastIndexOf(':') + 1));

const nearest = ({ near, counter }: NearScenario) => Math.max(near, counter);

/** Puts what is known of one scenario together. */
function joined(a: NearScenario | undefined, b: NearScenario): NearScenario {
  if (!a) return b;
  const { words } = nearest(a) >= nearest(b) ? a : b;
  return { ...b, near: Math.max(a.near, b.near), counter: Math.max(a.counter, b.counter), words };
}

function together(all: readonly NearScenario[]): NearScenario[] {
  const known = new Map<string, NearScenario>();
  for (const it of all) known.set(it.id, joined(known.get(it.id), it));
  return [...known.values()].sort(byNearness);
}

/** The scenarios of these examples and counter-examples: the nearest first. */
export const nearScenarios = (found: readonly NearExample[]): NearScenario[] =>
  together(
    found.map(({ passageId, words, near, scenario }) => {
      const isCounter = placeOf(passageId) >= scenario.exampleCount;
      return { ...scenario, words, near: isCounter ? 0 : near, counter: isCounter ? near : 0 };
    }),
  );

/** What several searches with the same meaning came near to. */
export const joinScenarios = (all: readonly (readonly NearScenario[])[]): NearScenario[] => together(all.flat());

/**
 * Below this nothing starts a scenario. It is higher than the floor of knowledge: who is answered beside the point asks
 * again, who is handed over waits.
 */
export const scenarioFloor = 0.9;

/** By so much, as the logarithm of odds, one must be nearer than another to be taken before it: close to 1 all are alike. */
const clearly = 0.5;

const oddsOf = (share: number) => Math.log(share / (1 - share));
const isClearlyNearer = (near: number, other: number) => oddsOf(near) > oddsOf(other) + clearly;

/**
 * The scenario that a question starts: the nearest one above the floor that is clearly nearer to its examples than to its
 * counter-examples, and than the best passage, so that what the shop answers is still answered. Null where none is.
 */
export const scenarioStartedBy = (near: readonly NearScenario[], confidence: number): NearScenario | null =>
  near.find(
    (it) => it.near >= scenarioFloor && isClearlyNearer(it.near, it.counter) && isClearlyNearer(it.near, confidence),
  ) ?? null;
