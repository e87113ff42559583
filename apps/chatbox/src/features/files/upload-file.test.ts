import { describe, expect, test } from 'vitest';
import { refusalOf } from './upload-file.ts';

describe('a file', () => {
  test('that the server would refuse is refused before a byte is sent', () => {
    expect(refusalOf({ type: 'image/svg+xml', size: 10 })).toBe('Only images, PDFs, text files, and MP4 videos');
    expect(refusalOf({ type: 'text/html', size: 10 })).toBe('Only images, PDFs, text files, and MP4 videos');
    expect(refusalOf({ type: 'image/png', size: 10 * 1024 * 1024 + 1 })).toBe('Larger than 10 MB');
    expect(refusalOf({ type: 'image/png', size: 0 })).toBe('This file is empty');
    expect(refusalOf({ type: 'image/png', size: 10 * 1024 * 1024 })).toBeNull();
    expect(refusalOf({ type: '', size: 10 })).toBeNull();
  });
});
