// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, test } from 'vitest';
import { Prose } from './react.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function shown(text: string, base?: string, tellAddresses?: boolean): HTMLElement {
  const place = document.createElement('div');
  act(() => createRoot(place).render(createElement(Prose, { text, base, tellAddresses })));
  return place;
}

describe('message text on a page', () => {
  test('a link to another site opens beside the page and passes nothing on', () => {
    const link = shown('[a](https://other.example/x)').querySelector('a');
    expect(link?.outerHTML).toContain('target="_blank"');
    expect(link?.rel).toBe('noopener nofollow');
  });

  test('a path stays in the page, or is led to the shop from elsewhere', () => {
    expect(shown('[a](/pages/x)').querySelector('a')?.target).toBe('');
    const link = shown('[a](/pages/x)', 'https://shop.example').querySelector('a');
    expect([link?.href, link?.target]).toEqual(['https://shop.example/pages/x', '_blank']);
  });

  test('a link of a stranger tells its address beside other words, and not twice', () => {
    const told = (text: string) => shown(text, undefined, true).textContent;
    expect(told('[**https://shop.example/admin**](https://evil.example/x)')).toBe(
      'https://shop.example/admin (https://evil.example/x)',
    );
    expect(told('see https://shop.example/x')).toBe('see https://shop.example/x');
    expect(told('[a@b.example](mailto:a@b.example)')).toBe('a@b.example');
    expect(shown('[Invoice](https://evil.example/x)').textContent).toBe('Invoice');
  });

  test('markup in the text is shown as text', () => {
    const place = shown('<img src=x onerror=alert(1)> **b**');
    expect(place.querySelector('img')).toBeNull();
    expect(place.textContent).toBe('<img src=x onerror=alert(1)> b');
  });
});
