// The storefront's own script: Shopify's standard storefront actions, a cart drawer, the variant picker.
(() => {
  const { Shopify } = window;
  const money = (cents) =>
    (cents / 100).toLocaleString('en-US', { style: 'currency', currency: Shopify.currency.active });
  const amount = (cents) => ({ amount: (cents / 100).toFixed(2), currencyCode: Shopify.currency.active });
  const numericId = (id) => Number(String(id).split('/').pop().split('?')[0]);

  const call = async (path, body) => {
    const response = await fetch(
      Shopify.routes.root + path,
      body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
    const answer = await response.json();
    if (!response.ok) throw Object.assign(new Error(answer.description), answer);
    return answer;
  };

  const toCart = (ajax) => ({
    id: `gid://shopify/Cart/${ajax.token ?? 'new'}`,
    totalQuantity: ajax.item_count,
    note: ajax.note,
    attributes: Object.entries(ajax.attributes).map(([key, value]) => ({ key, value })),
    cost: { subtotalAmount: amount(ajax.items_subtotal_price), totalAmount: amount(ajax.total_price) },
    discountCodes: ajax.discount_codes,
    lines: {
      nodes: ajax.items.map((item) => ({
        id: `gid://shopify/CartLine/${item.variant_id}`,
        quantity: item.quantity,
        cost: { amountPerQuantity: amount(item.final_price), totalAmount: amount(item.final_line_price) },
        merchandise: {
          id: `gid://shopify/ProductVariant/${item.variant_id}`,
          title: item.variant_title,
          image: { url: new URL(item.image, location.href).href },
          product: { id: `gid://shopify/Product/${item.product_id}`, title: item.product_title, handle: item.handle },
        },
      })),
    },
  });

  const announce = (name, promise, detail) => {
    const event = new CustomEvent(name, { bubbles: true, detail });
    event.promise = promise;
    document.dispatchEvent(event);
  };

  const applyChange = async ({ lines = [], note, discountCodes, attributes }) => {
    try {
      for (const line of lines.filter((one) => one.id))
        await call('cart/change.js', { id: numericId(line.id), quantity: line.quantity });
      const added = lines
        .filter((one) => !one.id)
        .map((one) => ({ id: numericId(one.merchandiseId), quantity: one.quantity ?? 1 }));
      if (added.length > 0) await call('cart/add.js', { items: added });
      if (note !== undefined || discountCodes || attributes) {
        await call('cart/update.js', {
          note,
          discount: discountCodes?.join(','),
          attributes: attributes && Object.fromEntries(attributes.map(({ key, value }) => [key, value])),
        });
      }
      return { cart: toCart(await call('cart.js')), userErrors: [], warnings: [] };
    } catch (error) {
      if (!error.status) throw error;
      return {
        cart: toCart(await call('cart.js')),
        userErrors: [
          {
            code: error.status === 422 ? 'MERCHANDISE_NOT_ENOUGH_STOCK' : 'INVALID',
            field: ['lines'],
            message: error.description,
          },
        ],
        warnings: [],
      };
    }
  };

  const drawer = document.querySelector('[data-cart-drawer]');
  const drawCart = (ajax) => {
    const content = drawer.querySelector('[data-cart-content]');
    const make = (tag, props, ...children) => {
      const element = Object.assign(document.createElement(tag), props);
      element.append(...children);
      return element;
    };
    const close = make('button', { className: 'link', textContent: 'Close', onclick: () => drawer.close() });
    const lines = ajax.items.map((item) =>
      make(
        'li',
        {},
        make('img', { src: item.image, alt: '', width: 64, height: 64 }),
        make(
          'div',
          {},
          make('a', { href: item.url, textContent: item.product_title }),
          make('span', { className: 'small', textContent: `${item.quantity} × ${item.variant_title}` }),
        ),
        make('strong', { textContent: money(item.final_line_price) }),
      ),
    );
    content.replaceChildren(
      make('header', {}, make('h2', { textContent: 'Cart' }), close),
      ajax.items.length === 0
        ? make('p', { textContent: 'Your cart is empty.' })
        : make('ul', { className: 'lines' }, ...lines),
      make(
        'p',
        { className: 'total' },
        make('span', { textContent: 'Subtotal' }),
        make('strong', { textContent: money(ajax.total_price) }),
      ),
      make('a', { className: 'button', href: '/checkout', textContent: 'Check out' }),
      make('a', { className: 'button quiet', href: '/cart', textContent: 'View cart' }),
    );
  };

  Shopify.actions = {
    getCart: async () => ({ cart: toCart(await call('cart.js')) }),
    updateCart: Object.assign(
      (change) => {
        const promise = applyChange(change);
        announce('shopify:cart:lines-update', promise, change);
        if (change.discountCodes) announce('shopify:cart:discount-update', promise, change);
        return promise;
      },
      { isDefault: () => true },
    ),
    openCart: async () => {
      drawCart(await call('cart.js'));
      if (!drawer.open) drawer.showModal();
    },
  };

  const consent = { analytics: true, marketing: true, preferences: true, sale_of_data: true };
  const privacy = {
    analyticsProcessingAllowed: () => consent.analytics,
    marketingAllowed: () => consent.marketing,
    preferencesProcessingAllowed: () => consent.preferences,
    saleOfDataAllowed: () => consent.sale_of_data,
    shouldShowBanner: () => false,
    setTrackingConsent: (wanted, done) => {
      Object.assign(consent, wanted);
      document.dispatchEvent(
        new CustomEvent('visitorConsentCollected', {
          detail: {
            analyticsAllowed: consent.analytics,
            marketingAllowed: consent.marketing,
            preferencesAllowed: consent.preferences,
            saleOfDataAllowed: consent.sale_of_data,
          },
        }),
      );
      done?.();
    },
  };
  Shopify.loadFeatures = (features, done) => {
    if (features.some(({ name }) => name === 'consent-tracking-api')) Shopify.customerPrivacy = privacy;
    queueMicrotask(() => done?.());
  };

  document.addEventListener('shopify:cart:lines-update', async ({ promise }) => {
    const { cart } = await promise;
    for (const count of document.querySelectorAll('[data-cart-count]')) count.textContent = cart.totalQuantity;
    if (drawer.open) drawCart(await call('cart.js'));
  });

  drawer.addEventListener('click', (event) => event.target === drawer && drawer.close());

  const form = document.querySelector('[data-product-form]');
  if (form) {
    const variants = JSON.parse(document.querySelector('[data-variants]').textContent);
    const button = form.querySelector('.buy button');
    const show = () => {
      const chosen = [...form.querySelectorAll('input[type=radio]:checked')].map((input) => input.value);
      const variant = variants.find((one) => one.options.every((value, index) => value === chosen[index]));
      if (!variant) return;
      form.elements.id.value = variant.id;
      document.querySelector('[data-price]').textContent = variant.price;
      document.querySelector('[data-compare]').textContent = variant.compareAt ?? '';
      form.querySelector('[data-stock]').textContent = variant.stock;
      button.disabled = !variant.available;
      button.textContent = variant.available ? 'Add to cart' : 'Sold out';
      history.replaceState(null, '', `?variant=${variant.id}`);
    };
    form.addEventListener('change', (event) => event.target.type === 'radio' && show());
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      const merchandiseId = `gid://shopify/ProductVariant/${form.elements.id.value}`;
      const { userErrors } = await Shopify.actions.updateCart({
        lines: [{ merchandiseId, quantity: Number(form.elements.quantity.value) }],
      });
      form.querySelector('[data-problem]').textContent = userErrors[0]?.message ?? '';
      if (userErrors.length === 0) Shopify.actions.openCart();
    });
  }
})();
