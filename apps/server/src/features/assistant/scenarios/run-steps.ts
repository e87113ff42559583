import type { ScenarioStep } from '@chatty/contract/scenarios';
import type { ProductCard } from '@chatty/contract/messages';
import { languageOfShop } from '../../shops/index.ts';
import { findProducts, readProduct } from '../../catalog/index.ts';
import type { RunningScenario, ToolContext } from '../tools/tool-context.ts';

const productsShown = 4;

async function productsOf(
  { ctx, inquiry }: ToolContext,
  { products, search }: Extract<ScenarioStep, { kind: 'products' }>,
): Promise<ProductCard[]> {
  if (products.length > 0) {
    const read = await Promise.all(products.map(({ id }) => readProduct(ctx, { id }, { forAssistant: true })));
    return read.flatMap((it) => it?.card ?? []);
  }
  const language = languageOfShop(inquiry.shop);
  const found = await findProducts(ctx, { text: search, language, limit: productsShown });
  return found.products.map((it) => it.card);
}

/** One step, as far as it can be done before the turn ends. */
async function run(context: ToolContext, step: ScenarioStep, running: RunningScenario): Promise<void> {
  const { evidence } = context.findings;
  switch (step.kind) {
    case 'say':
    case 'ask':
      running.lines.push(step.text);
      return;
    case 'products':
      for (const card of await productsOf(context, step))
        running.lines.push(`- {{product:${evidence.addProduct(card)}}}`);
      return;
    case 'link':
      running.links.push({ kind: 'page', id: step.url, title: step.title, url: step.url });
      return;
    case 'tag':
      running.tags.push(step.name);
      return;
    case 'hand_over':
      running.reason = step.reason;
      context.findings.handOff ??= { why: 'scenario_passed_on', reason: step.reason };
      evidence.handedOff = true;
      return;
  }
}

/**
 * Runs a scenario from one of its steps on, until it has asked something or is over. What it says becomes evidence of this
 * turn: the shop has written it, and nothing but that may be said. Calls nobody yet: the end of the turn does.
 */
export async function runSteps(
  context: ToolContext,
  { id, title, steps }: { id: string; title: string; steps: readonly ScenarioStep[] },
  from: number,
): Promise<RunningScenario> {
  const asks = steps.findIndex((it, at) => at >= from && it.kind === 'ask');
  const end = asks < 0 ? steps.length : asks + 1;
  const running: RunningScenario = {
    ...{ id, title, lines: [], links: [], tags: [], reason: null },
    next: end < steps.length ? end : null,
  };
  for (const step of steps.slice(from, end)) await run(context, step, running);
  const text = running.lines.filter((it) => !it.startsWith('- {{')).join('\n');
  // Its title is the team's own word: nothing of it may be said.
  if (text !== '')
    context.findings.evidence.addPassage({
      id: `scenario/${id}`,
      kind: 'scenario',
      sourceId: id,
      title: '',
      text,
      url: null,
    });
  context.findings.scenario = running;
  context.findings.says.push(...running.lines);
  return running;
}
