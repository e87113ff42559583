import type { Finding } from '../finding.ts';
import { type Place, placeOf, type Room, resolveOwn } from '../place.ts';
import { isPlainContract } from './plain-contract.ts';
import { type Import, readImports } from './read-imports.ts';
import { isCode, type SourceFile } from '../source-tree.ts';

/** What the platform knows of the contract: how one talks, not what about. */
const isKernel = (path: string) => isPlainContract(path) || path === 'packages/contract/src/live.ts';

/** `all`: anything of that room; `types`: `import type` only; a function: decides for one import, null = permitted. */
type Permit =
  | 'all'
  | 'types'
  | ((from: Place, to: Place, typeOnly: boolean, featureOrder: readonly string[]) => string | null);
type Permits = Partial<Record<Room, Permit>>;

const plainOrTypes: Permit = (_, to, typeOnly) =>
  typeOnly || isPlainContract(to.path) ? null : 'is the contract with Zod: take its types (`import type`) only';
const kernelOrTypes: Permit = (_, to, typeOnly) =>
  typeOnly || isKernel(to.path) ? null : 'is a feature of the contract: the platform knows the kernel only';
const same: Permit = (from, to) => (from.name === to.name ? null : `belongs to ${to.name}, not to ${from.name}`);
/**
 * A vendor's feature verifies what its vendor signed and trades tokens with it. That is the wire, and a port would have
 * this one speaker only; what the vendor does for other features too stands behind a port, and `assemble.ts` chooses it.
 */
const ownWire: Permit = (from, to) =>
  from.name === to.name && /\/adapters\/[^/]+\/wire\//.test(to.path)
    ? null
    : 'is an adapter: a feature may not import any, but the wire of its own vendor';
const doorsOnly: Permit = (_, to) =>
  /\/(index|feature|[\w-]+\.jobs)\.ts$/.test(to.path)
    ? null
    : `is inside ${to.name}: enter by its index.ts, feature.ts or jobs`;

/** A test may also call what stands on the wire, and read the figures of its caps. */
const testDoors: Permit = (_, to) =>
  /\/(index|feature|[\w-]+\.(calls|caps|jobs))\.ts$/.test(to.path)
    ? null
    : `is inside ${to.name}: enter by its index.ts`;

const earlierFeature: Permit = (from, to, _, featureOrder) => {
  if (from.name === to.name) return null;
  const [mine, other] = [featureOrder.indexOf(from.name), featureOrder.indexOf(to.name)];
  if (mine < 0) return `the feature ${from.name} has no line in ${listOf(from)}`;
  if (other > mine) return `${to.name} comes after ${from.name}: ${insteadOf(from, to)}`;
  return /\/features\/[^/]+\/index\.ts$/.test(to.path) ? null : `is inside ${to.name}: enter by its index.ts`;
};
const insteadOf = (from: Place, to: Place) =>
  from.room === 'feature'
    ? `raise a domain event that ${to.name} reacts to`
    : `let ${to.name} fill a slot (apps/chatbox/src/app/feature.ts)`;

/** Where the features of this place's app are listed. */
const listOf = (place: Place) => `${/^apps\/[^/]+/.exec(place.path)?.[0]}/src/features.ts`;

/** Texts know limits and enumerations of the contract, and nothing of who shows them. */
const forTexts: Permits = { contract: plainOrTypes };
const forAdmin: Permits = { 'admin texts': 'all', contract: 'all', client: 'all', prose: 'all' };
/** A FAQ's answer reaches the chatbox as prose: what reads HTML is heavy, and stays on the server. */
const readyProse: Permit = (_, to) =>
  /\/(html-to-prose|media-of|read-html)\.ts$/.test(to.path) ? 'reads HTML, which is the server’s to do' : null;
const forChatbox: Permits = { contract: plainOrTypes, client: 'all', prose: readyProse };

/** The table of design: who may import whom. What is not here is forbidden. */
const permits: Record<Room, Permits> = {
  contract: { contract: 'all' },
  client: { client: 'all', contract: plainOrTypes },
  prose: { prose: 'all', contract: plainOrTypes },
  platform: {
    platform: 'all',
    'server texts': 'all',
    contract: kernelOrTypes,
    port: 'types',
    'server shape': 'all',
  },
  port: { port: 'types', contract: 'types' },
  adapter: {
    'server texts': 'all',
    'server language': 'all',
    adapter: same,
    port: 'all',
    contract: 'types',
    platform: (_, to, typeOnly) =>
      typeOnly || to.path.endsWith('/platform/problem.ts') ? null : 'is platform: an adapter knows its problems only',
  },
  feature: {
    'server texts': 'all',
    'server language': 'all',
    feature: earlierFeature,
    adapter: ownWire,
    hooks: 'all',
    contract: 'all',
    prose: 'all',
    platform: 'all',
    port: 'types',
    'server shape': 'all',
  },
  hooks: {
    'server texts': 'all',
    hooks: 'all',
    platform: 'all',
    port: 'types',
    'server shape': 'all',
  },
  demo: {
    'server texts': 'all',
    demo: 'all',
    feature: doorsOnly,
    contract: 'all',
    platform: 'all',
    port: 'types',
    'server shape': 'all',
  },
  'server texts': { ...forTexts, 'server texts': 'all' },
  'server language': { 'server language': 'all' },
  'server shape': { 'server shape': 'types', platform: 'types', port: 'types', contract: 'types' },
  'server wiring': {
    'server texts': 'all',
    'server wiring': 'all',
    'server shape': 'all',
    feature: doorsOnly,
    hooks: 'all',
    platform: 'all',
    port: 'types',
    contract: 'all',
  },
  'server start': {
    'server start': 'all',
    'server texts': 'all',
    'server wiring': 'all',
    'server shape': 'all',
    feature: doorsOnly,
    adapter: 'all',
    port: 'all',
    platform: 'all',
    demo: 'all',
  },
  'test-kit': {
    'server texts': 'all',
    'test-kit': 'all',
    'server wiring': 'all',
    'server shape': 'all',
    feature: doorsOnly,
    adapter: 'all',
    port: 'all',
    platform: 'all',
    contract: 'all',
    client: 'all',
    simulator: 'all',
  },
  'admin texts': { ...forTexts, 'admin texts': 'all' },
  'admin app': {
    ...forAdmin,
    'admin app': 'all',
    'admin feature': 'all',
    'admin cellar': 'all',
    'admin ui': 'all',
  },
  'admin feature': { ...forAdmin, 'admin feature': same, 'admin cellar': 'all', 'admin ui': 'all' },
  'admin cellar': { ...forAdmin, 'admin cellar': 'all', 'admin ui': 'all' },
  'admin ui': { ...forAdmin, 'admin ui': 'all' },
  'chatbox wiring': {
    'chatbox wiring': 'all',
    'chatbox app': 'all',
    'chatbox feature': (_, to) =>
      /\/features\/[^/]+\/(feature|later)\.ts$/.test(to.path)
        ? null
        : `is inside ${to.name}: enter by its feature.ts or later.ts`,
    'chatbox loader': 'all',
  },
  'chatbox app': { ...forChatbox, 'chatbox app': 'all', 'chatbox ui': 'all', 'chatbox loader': 'all' },
  'chatbox feature': {
    ...forChatbox,
    'chatbox feature': earlierFeature,
    'chatbox ui': 'all',
    'chatbox loader': 'types',
    'chatbox app': (_, to) =>
      /\/app\/(start|frame|attention)\.tsx?$/.test(to.path) ? 'draws the features: they do not know it' : null,
  },
  'chatbox ui': { ...forChatbox, 'chatbox ui': 'all' },
  'chatbox loader': { 'chatbox loader': 'all', 'chatbox ui': 'all', contract: plainOrTypes },
  simulator: { simulator: 'all' },
  workshop: {},
};

/** What a test may use beside what its own place may. */
const forTests: Permits = {
  'server texts': 'all',
  'server language': 'all',
  contract: 'all',
  client: 'all',
  prose: 'all',
  'test-kit': 'all',
  feature: testDoors,
  adapter: 'all',
  platform: 'all',
  port: 'all',
  hooks: 'all',
  'server wiring': 'all',
  'server shape': 'all',
  simulator: 'all',
  workshop: (_, to) => (to.path.startsWith('tools/services.') ? null : 'is of the workshop'),
};

/** Packages of others that a room may use; rooms that are not here may use those of their package.json. */
const packages: Partial<Record<Room, RegExp>> = {
  contract: /^zod$/,
  client: /^uqr$/,
  prose: /^(react(\/|$)|htmlparser2$)/,
};
const browserRooms = /^(admin|chatbox|client|prose|contract)/;

/** The features that a file lists, by their folders. */
function listedIn(list: string, door: 'feature' | 'later'): string[] {
  const imports = new RegExp(`import \\{ (\\w+) \\} from '\\./(?:features/)?([\\w-]+)/${door}\\.ts';`, 'g');
  const folderOf = new Map([...list.matchAll(imports)].map((it) => [it[1], it[2]]));
  const listed = /: readonly (?:(?:Chatbox)?Feature|LaterSlots)\[\] = \[([^\]]*)\]/.exec(list)?.[1] ?? '';
  return [...listed.matchAll(/\w+/g)].flatMap(([name]) => folderOf.get(name) ?? []);
}

/**
 * The features of an app as its `features.ts` lists them, the one that others build on first. Those of the chatbox that have
 * no place on the home screen stand in `later.ts` alone.
 */
export function featureOrderOf(tree: readonly SourceFile[], path: string): string[] {
  const textOf = (name: string) => tree.find((it) => it.path === name)?.text ?? '';
  const first = listedIn(textOf(path), 'feature');
  const order = listedIn(textOf(path.replace('features.ts', 'later.ts')), 'later');
  first.forEach((name, at) => {
    if (!order.includes(name)) order.splice(order.indexOf(first[at - 1] ?? '') + 1, 0, name);
  });
  return order;
}

function refusal(from: Place, to: Place, typeOnly: boolean, featureOrder: readonly string[]): string | null {
  if (from.room === 'workshop') return null;
  const own = judge(permits[from.room][to.room], from, to, typeOnly, featureOrder);
  if (own === null || !from.test || from.room === 'simulator') return own;
  const sameApp = !browserRooms.test(from.room) || ['contract', 'client', 'prose'].includes(to.room);
  return sameApp ? judge(forTests[to.room], from, to, typeOnly, featureOrder) : own;
}

function judge(
  permit: Permit | undefined,
  from: Place,
  to: Place,
  typeOnly: boolean,
  featureOrder: readonly string[],
): string | null {
  if (permit === undefined) return `${from.room} may not import ${to.room}`;
  if (permit === 'all') return null;
  if (permit === 'types') return typeOnly ? null : `${from.room} may take types (\`import type\`) only from ${to.room}`;
  return permit(from, to, typeOnly, featureOrder);
}

function refusalOfPackage(from: Place, { specifier, typeOnly }: Import): string | null {
  if (from.test || from.room === 'workshop') return null;
  if (specifier.startsWith('node:'))
    return browserRooms.test(from.room) ? 'runs in browsers, which have no node: modules' : null;
  const permitted = packages[from.room];
  if (permitted && !permitted.test(specifier)) return `${from.room} may not import packages like ${specifier}`;
  if (specifier === 'zod' && !typeOnly && (isPlainContract(from.path) || from.room.startsWith('chatbox'))) {
    return 'is loaded by the chatbox, which holds no Zod at run time';
  }
  return null;
}

/** Whether a file may do nothing but hand on: what others import of a feature, or what of the chatbox is fetched together. */
const mayHandOn = ({ room }: Place, file: string) =>
  (/^(chatbox )?feature$/.test(room) && /\/features\/[^/]+\/index\.ts$/.test(file)) ||
  (room === 'chatbox feature' && file.endsWith('/on-demand.ts'));

/** Checks the imports of all code files against the table; also that nothing but what may is a barrel. */
export function checkImports(tree: readonly SourceFile[]): Finding[] {
  const findings: Finding[] = [];
  const orders = new Map<string, readonly string[]>();
  for (const source of tree) {
    const { path: file } = source;
    if (!isCode(file)) continue;
    const from = placeOf(file);
    if (!from) {
      findings.push({ file, said: 'stands in no room of the house (tools/check/place.ts)' });
      continue;
    }
    const list = listOf(from);
    const featureOrder = orders.get(list) ?? featureOrderOf(tree, list);
    orders.set(list, featureOrder);
    const { imports, handsOnOnly } = readImports(source);
    for (const it of imports) {
      const own = resolveOwn(file, it.specifier);
      const to = own === null ? null : placeOf(own);
      const said = to ? refusal(from, to, it.typeOnly, featureOrder) : own === null ? refusalOfPackage(from, it) : null;
      if (said) findings.push({ file, line: it.line, said: `imports ${it.specifier}: ${said}` });
    }
    if (handsOnOnly && !mayHandOn(from, file)) {
      findings.push({ file, said: 'only hands on what others export: import from where it is made' });
    }
  }
  return findings;
}
