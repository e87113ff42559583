import type { Visit } from '../storefront/visit.ts';
import { type EmbeddingPage, extensionBlocks, liquidContext, liquidEngine } from './embed.ts';

/** Pages that are no templates of the theme, so that no merchant adds blocks to them; the demo's has ours on all others. */
const withoutSections = ['policy', 'checkout', 'order'];

/**
 * Renders the app blocks of the extension folder below what the page shows, as a section of the theme does. A block that
 * cannot be rendered leaves an HTML comment that says why.
 */
export async function renderAppBlocks(visit: Visit, page: EmbeddingPage): Promise<string> {
  // What an app answers through the proxy stands in the theme's layout, which has no sections.
  if (withoutSections.includes(page.template) || visit.path.startsWith('/apps/')) return '';
  const folder = visit.world.options.extensionDir;
  const engine = liquidEngine(folder);
  let result = '';
  for (const { name, source, schema } of extensionBlocks(folder)) {
    if (schema.target !== 'section') continue;
    try {
      const context = liquidContext(visit, page, schema, name, visit.blockSettings);
      result += String(await engine.parseAndRender(source, context));
    } catch (error) {
      result += `<!-- ${name}: ${String(error).replaceAll('--', '- -')} -->`;
    }
  }
  return result;
}
