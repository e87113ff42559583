import type { Kernel, Matrix, Rows } from './kernel.ts';
import type { Tensors } from './safetensors.ts';
import { shape } from './shape.ts';

export interface Norm {
  weight: Float32Array;
  bias: Float32Array;
}

/** One layer: attention with its norm, then the wide and the narrow matrix with theirs. */
export interface Layer {
  /** Queries, keys and values in one. */
  asked: Matrix;
  taken: Matrix;
  takenNorm: Norm;
  wide: Matrix;
  narrow: Matrix;
  norm: Norm;
}

export const normIn = (tensors: Tensors, name: string): Norm => ({
  weight: tensors.all(`${name}.weight`),
  bias: tensors.all(`${name}.bias`),
});

function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, it) => sum + it.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** A layer's matrices and norms, from the file of weights into the kernel's memory. */
export function readLayer(tensors: Tensors, { keep }: Kernel, index: number): Layer {
  const within = `encoder.layer.${index}`;
  const matrixOf = (...names: string[]) =>
    keep(
      joined(names.map((it) => tensors.all(`${within}.${it}.weight`))),
      joined(names.map((it) => tensors.all(`${within}.${it}.bias`))),
    );
  return {
    asked: matrixOf('attention.self.query', 'attention.self.key', 'attention.self.value'),
    taken: matrixOf('attention.output.dense'),
    takenNorm: normIn(tensors, `${within}.attention.output.LayerNorm`),
    wide: matrixOf('intermediate.dense'),
    narrow: matrixOf('output.dense'),
    norm: normIn(tensors, `${within}.output.LayerNorm`),
  };
}

/** Brings each row to mean 0 and variance 1, then to the weight and bias of its places; in place. */
export function normalize(rows: Float32Array, { weight, bias }: Norm): void {
  const { width, normEpsilon } = shape;
  for (let at = 0; at < rows.length; at += width) {
    let sum = 0;
    let squares = 0;
    for (let i = at; i < at + width; i += 1) {
      const x = rows[i] ?? 0;
      sum += x;
      squares += x * x;
    }
    const mean = sum / width;
    const scale = 1 / Math.sqrt(Math.max(0, squares / width - mean * mean) + normEpsilon);
    for (let i = 0; i < width; i += 1) {
      rows[at + i] = ((rows[at + i] ?? 0) - mean) * scale * (weight[i] ?? 0) + (bias[i] ?? 0);
    }
  }
}

function add(rows: Float32Array, more: Float32Array): void {
  for (let i = 0; i < rows.length; i += 1) rows[i] = (rows[i] ?? 0) + (more[i] ?? 0);
}

/** Rows of the kernel's memory that a pass works in: the text's, and as wide ones as a layer makes of them. */
export interface Workspace {
  text: Rows;
  asked: Rows;
  wide: Rows;
  more: Rows;
}

export const workspaceIn = ({ rows }: Kernel): Workspace => ({
  text: rows(shape.width),
  asked: rows(3 * shape.width),
  wide: rows(shape.inner),
  more: rows(shape.width),
});

/** Passes a text's rows through a layer, in place (Vaswani et al. 2017; a norm after each step, as in BERT). */
export function pass(kernel: Kernel, { text, asked, wide, more }: Workspace, count: number, layer: Layer): void {
  const rows = kernel.read(text, count);
  kernel.multiply(text, count, layer.asked, asked);
  kernel.attend(asked, count, more);
  kernel.multiply(more, count, layer.taken, more);
  add(rows, kernel.read(more, count));
  normalize(rows, layer.takenNorm);
  kernel.multiply(text, count, layer.wide, wide);
  kernel.gelu(wide, count);
  kernel.multiply(wide, count, layer.narrow, more);
  add(rows, kernel.read(more, count));
  normalize(rows, layer.norm);
}
