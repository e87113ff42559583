import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const from = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
/** A module of one function, which gives back what it is given. */
const small = '[0,97,115,109,1,0,0,0,1,6,1,96,1,127,1,127,3,2,1,0,7,5,1,1,102,0,0,10,6,1,4,0,32,0,11]';

/** Compiles the kernel well, then `small` as anybody does, and says what V8 made of each, before its first call and after. */
const program = `
const { compileWell } = await import(${from('compile-well.ts')});
const { kernelBinary } = await import(${from('kernel-binary.ts')});
const sayOf = (it) => ({
  untouched: %IsUncompiledWasmFunction(it),
  hasty: %IsLiftoffFunction(it),
  well: %IsTurboFanFunction(it),
});
const well = new WebAssembly.Instance(compileWell(Uint8Array.from(Buffer.from(kernelBinary, 'base64'))));
const usual = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(${small})));
const kernel = sayOf(well.exports.multiply);
const before = sayOf(usual.exports.f);
for (let i = 0; i < 100_000; i += 1) usual.exports.f(i);
console.log(JSON.stringify({ kernel, before, after: sayOf(usual.exports.f) }));
`;

async function run(flags: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...flags,
    '--allow-natives-syntax',
    '--input-type=module',
    '--eval',
    program,
  ]);
  return JSON.parse(stdout);
}

const untouched = { untouched: true, hasty: false, well: false };
const hasty = { untouched: false, hasty: true, well: false };
const well = { untouched: false, hasty: false, well: true };

test('the kernel is compiled well at once, and what is compiled after it in haste, as the server is told', async () => {
  expect(await run(['--liftoff-only'])).toEqual({ kernel: well, before: untouched, after: hasty });
});

test('where no haste is asked for, what is compiled after it waits for its first call, as usual', async () => {
  expect(await run([])).toMatchObject({ kernel: well, before: untouched });
});
