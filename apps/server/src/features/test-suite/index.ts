export { mustPassGate } from './gate/must-pass-gate.ts';
export { runSoon } from './runs/begin-run.ts';
