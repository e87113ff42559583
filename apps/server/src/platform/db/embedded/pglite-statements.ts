import { messages, type PGlite, protocol } from '@electric-sql/pglite';
import type { QueryResult } from 'kysely';
import { LRUCache } from 'lru-cache';

const { serialize } = protocol;

/** A statement that the database knows by its name: parsed once, and planned once it has run a few times. */
interface Statement {
  name: string;
  parameterTypes: readonly number[];
  columns: readonly { name: string; type: number }[];
}

/** Everything else is rare, and may change what a prepared statement answers. */
const preparable = /^\s*(?:select|insert|update|delete|with)\b/i;
/** What the database keeps of each lives in its memory. */
const mostStatements = 100;

/** No name is given twice, whoever shares the database. */
let named = 0;

/**
 * Runs queries on the embedded database by the wire protocol. PGlite's own `query` asks it six times for each (parse,
 * describe, bind, describe, execute, sync), and each crosses into WebAssembly; here a text that is known costs one
 * crossing, and is neither parsed nor planned again. Whoever calls keeps others out meanwhile.
 */
export class PgliteStatements {
  readonly #pglite: PGlite;
  readonly #known: LRUCache<string, Statement>;
  /** Names that the database is to forget, told with the next query. */
  #forgotten: string[] = [];

  constructor(pglite: PGlite, most = mostStatements) {
    this.#pglite = pglite;
    this.#known = new LRUCache({ max: most, dispose: ({ name }) => void this.#forgotten.push(name) });
  }

  /** How many statements the database keeps prepared. */
  get size(): number {
    return this.#known.size;
  }

  /** Whether `run` can run it; what it cannot must be told to `forget`. */
  static takes(text: string): boolean {
    return preparable.test(text);
  }

  /** Lets go of all: tables may look different from now on. */
  forget(): void {
    this.#known.clear();
  }

  async run<R>(text: string, values: readonly unknown[], inTransaction: boolean): Promise<QueryResult<R>> {
    const statement = this.#known.get(text) ?? (await this.#prepare(text));
    const bound = values.map((it, i) => this.#written(it, statement.parameterTypes[i] ?? 0));
    const answers = await this.#pglite.execProtocolStream(
      Buffer.concat([
        ...this.#forgetting(),
        serialize.bind({ statement: statement.name, values: bound }),
        serialize.execute({}),
        serialize.sync(),
      ]),
      { syncToFs: !inTransaction },
    );
    const rows: R[] = [];
    let affected = 0n;
    for (const it of answers) {
      if (it instanceof messages.DataRowMessage) rows.push(this.#read(it.fields, statement) as R);
      else if (it instanceof messages.CommandCompleteMessage) affected = BigInt(/ (\d+)$/.exec(it.text)?.[1] ?? 0);
    }
    return { rows, numAffectedRows: affected };
  }

  async #prepare(text: string): Promise<Statement> {
    named += 1;
    const name = `chatty_${named}`;
    const answers = await this.#pglite.execProtocolStream(
      Buffer.concat([
        ...this.#forgetting(),
        serialize.parse({ name, text }),
        serialize.describe({ type: 'S', name }),
        serialize.sync(),
      ]),
      { syncToFs: false },
    );
    let [parameterTypes, columns]: [number[], Statement['columns']] = [[], []];
    for (const it of answers) {
      if (it instanceof messages.ParameterDescriptionMessage) parameterTypes = it.dataTypeIDs;
      else if (it instanceof messages.RowDescriptionMessage)
        columns = it.fields.map((field) => ({ name: field.name, type: field.dataTypeID }));
    }
    const statement = { name, parameterTypes, columns };
    this.#known.set(text, statement);
    return statement;
  }

  #forgetting(): Uint8Array[] {
    return this.#forgotten.splice(0).map((name) => serialize.close({ type: 'S', name }));
  }

  #written(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    return this.#pglite.serializers[type]?.(value) ?? String(value);
  }

  #read(fields: readonly (string | null)[], { columns }: Statement): Record<string, unknown> {
    const row: Record<string, unknown> = {};
    for (const [i, { name, type }] of columns.entries()) {
      const said = fields[i] ?? null;
      const parse = this.#pglite.parsers[type];
      row[name] = said === null || !parse ? said : parse(said, type);
    }
    return row;
  }
}
