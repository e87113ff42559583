import { fileMaxBytes } from '@chatty/contract/limits';

/** What every browser can show; the server looks into the file, whatever its name says. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];

const megabytes = fileMaxBytes / 1_024 / 1_024;

export const pictureLimits = `PNG, JPEG, WebP, GIF or AVIF, up to ${megabytes} MB. It is shown as a circle.`;

/** Why a file is refused before it is sent; null when it may go. */
export function pictureRefusal({ size, type }: Pick<File, 'size' | 'type'>): string | null {
  if (!pictureTypes.includes(type)) return 'Choose a PNG, JPEG, WebP, GIF or AVIF picture';
  if (size === 0) return 'The file is empty';
  return size > fileMaxBytes ? `Larger than ${megabytes} MB` : null;
}
