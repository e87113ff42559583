import { Cart } from '@chatty/contract/contacts';
import { describe, expect, test } from 'vitest';
import { cartFromAction, cartFromAjax } from './cart.ts';

describe('the visitor’s cart', () => {
  test('a cart of the storefront actions is told as the contract wants it', () => {
    const line = {
      quantity: 2,
      merchandise: {
        id: 'gid://shopify/ProductVariant/7',
        title: 'Red',
        product: { title: 'Mug' },
        price: { amount: '9.5', currencyCode: 'EUR' },
      },
    };
    const cost = { totalAmount: { amount: '19.0', currencyCode: 'EUR' } };
    for (const lines of [[line], { nodes: [line] }, { edges: [{ node: line }] }]) {
      const cart = cartFromAction({ cart: { lines, cost } }, 'USD');
      expect(Cart.parse(cart)).toEqual({
        lines: [
          {
            variantId: 'gid://shopify/ProductVariant/7',
            title: 'Mug – Red',
            quantity: 2,
            price: { amount: '9.5', currency: 'EUR' },
            imageUrl: null,
          },
        ],
        total: { amount: '19.0', currency: 'EUR' },
      });
    }
  });

  test('the price of a line is what one piece costs in this cart', () => {
    const line = {
      quantity: 3,
      cost: { amountPerQuantity: { amount: '8.0', currencyCode: 'EUR' } },
      merchandise: { id: 'x' },
    };
    expect(cartFromAction({ lines: [line] }, 'USD')?.lines[0]?.price).toEqual({ amount: '8.0', currency: 'EUR' });
  });

  test('a cart of cart.js is told in whole money, not in cents', () => {
    const cart = cartFromAjax(
      {
        items: [{ variant_id: 7, title: 'Mug', quantity: 1, price: 950, image: null }],
        total_price: 950,
        currency: 'EUR',
      },
      '',
    );
    expect(Cart.parse(cart)).toMatchObject({
      total: { amount: '9.50', currency: 'EUR' },
      lines: [{ price: { amount: '9.50' } }],
    });
  });

  test('an answer without a cart is no cart', () => {
    for (const it of [undefined, null, {}, { cart: null }]) expect(cartFromAction(it, 'USD')).toBeNull();
  });
});
