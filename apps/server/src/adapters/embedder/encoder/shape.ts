/** The shape of all-MiniLM-L6-v2, as its `config.json` gives it; its 12 heads stand in `kernel.wat`. */
export const shape = { width: 384, inner: 1_536, layers: 6, normEpsilon: 1e-12 } as const;
