import { texts } from '#texts/editor.ts';
import type { UploadImage } from '../ui/rich-text/images/image-uploads.ts';
import { api } from './api.ts';

const longestName = 200;

/**
 * Uploads an image for an answer. It belongs to the shop as soon as it is here; the server removes what no answer shows a day
 * later. Its address has no origin, as the server writes it into answers.
 */
export const uploadImage: UploadImage = async (file, { id, onProgress, signal }) => {
  const name = file.name.slice(-longestName) || texts.upload.pasted;
  const query = { name, id, forVisitors: 'true' as const };
  const { data } = await api('POST /files', { query, body: file, onProgress, signal });
  return { ...data, url: new URL(data.url).pathname };
};
