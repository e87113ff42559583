import { fileMaxBytes } from '@chatty/contract/limits';
import { expect, test } from 'vitest';
import { pictureRefusal } from './picture.ts';

test('a picture is refused before it is sent when it is none, empty or too large', () => {
  expect(pictureRefusal({ type: 'image/png', size: fileMaxBytes })).toBe(null);
  expect(pictureRefusal({ type: 'image/png', size: fileMaxBytes + 1 })).toBe('Larger than 10 MB');
  expect(pictureRefusal({ type: 'image/jpeg', size: 0 })).toBe('The file is empty');
  for (const type of ['image/svg+xml', 'application/pdf', 'text/html', '']) {
    expect(pictureRefusal({ type, size: 10 })).toMatch(/^Choose a PNG/);
  }
});
