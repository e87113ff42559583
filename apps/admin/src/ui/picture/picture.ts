import { fileMaxBytes } from '@chatty/contract/limits';
import { texts } from '#texts/profile.ts';

/** What every browser can show; the server looks into the file, whatever its name says. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];

const megabytes = fileMaxBytes / 1_024 / 1_024;

export const pictureLimits = texts.picture.limits(megabytes);

/** Why a file is refused before it is sent; null when it may go. */
export function pictureRefusal({ size, type }: Pick<File, 'size' | 'type'>): string | null {
  if (!pictureTypes.includes(type)) return texts.picture.types;
  if (size === 0) return texts.picture.empty;
  return size > fileMaxBytes ? texts.picture.tooLarge(megabytes) : null;
}
