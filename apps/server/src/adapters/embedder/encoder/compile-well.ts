import { setFlagsFromString } from 'node:v8';

/**
 * WebAssembly compiled as well as can be, at once. The server's process compiles it in haste alone (`--liftoff-only`, for the
 * embedded database: `tools/prepare.mjs`), which makes what only computes three times as slow. V8 knows no way to ask for it
 * but by flags of the whole process, which are back when this returns: a module that another thread compiles in these
 * milliseconds comes out as it would without them, slower to compile and no different in what it does.
 */
export function compileWell(bytes: Uint8Array<ArrayBuffer>): WebAssembly.Module {
  const usual = process.execArgv.includes('--liftoff-only') ? ['--liftoff-only'] : [];
  for (const flag of ['--no-liftoff-only', '--no-liftoff', '--no-wasm-lazy-compilation']) setFlagsFromString(flag);
  try {
    return new WebAssembly.Module(bytes);
  } finally {
    for (const flag of ['--liftoff', '--wasm-lazy-compilation', ...usual]) setFlagsFromString(flag);
  }
}
