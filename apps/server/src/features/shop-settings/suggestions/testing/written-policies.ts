import type { StorePage } from '../../../../ports/commerce.ts';

/** What a shop has written before it wrote a word for us. */
export interface WrittenShop {
  name: string;
  locale?: string;
  pages: readonly Pick<StorePage, 'kind' | 'title' | 'body' | 'isAboutReturns'>[];
  /** What an answer to "How long does delivery take?" holds; null where the shop doesn't say. */
  delivery: RegExp | null;
  /** The same of "What is your return policy?". */
  returns: RegExp | null;
  /** All that it says stands in tables without a row that was asked for: it may be found, and not be quoted. */
  isReadAsTable?: true;
}

const policy = (title: string, body: string) => ({ kind: 'policy' as const, title, body });
const refunds = (title: string, body: string) => ({ ...policy(title, body), isAboutReturns: true });
const page = (title: string, body: string) => ({ kind: 'page' as const, title, body });

const generatedRefunds = `<p>You have 30 days from the day your parcel arrives to ask for a return.</p>
<p>To be accepted, an item has to be in the state in which you got it: not worn or used, with its tags, in its original packaging. Please keep the receipt or the order confirmation.</p>
<p>To begin, write to us at hello@fernhill.example. When your return is accepted we send you a label and tell you where to post the parcel. Items that are sent back without asking first are not accepted.</p>
<p><strong>Damages and issues</strong><br>Please look at your order when it arrives and write at once if something is broken, faulty or not what you ordered.</p>
<p><strong>Exceptions / items that can’t be returned</strong><br>Some goods can’t be sent back: food and flowers, things made to order, and personal care goods. Sale items and gift cards are not taken back either.</p>
<p><strong>Exchanges</strong><br>The fastest way to another size is to return what you have and to place a new order once that is accepted.</p>
<p><strong>European Union 14 day cooling off period</strong><br>If your order goes to the European Union you may cancel or return it within 14 days, for any reason.</p>
<p><strong>Refunds</strong><br>We tell you once your return was looked at, and whether the refund is approved. The money goes back the way you paid within 10 business days.</p>`;

const generatedShipping = `<p><strong>Order processing</strong></p>
<p>Orders are packed within 1 to 2 business days. We don’t pack on Sundays or holidays.</p>
<p><strong>Shipping rates and delivery estimates</strong></p>
<p>The price of shipping is worked out and shown at checkout.</p>
<ul><li>Standard shipping: delivery takes 4 to 6 business days</li><li>Express shipping: delivery takes 2 business days</li></ul>
<p>Deliveries can be late now and then.</p>
<p><strong>Shipment confirmation and tracking</strong></p>
<p>You get an email with your tracking number as soon as the order has left us. It works within 24 hours.</p>
<p><strong>Customs, duties and taxes</strong></p>
<p>We are not responsible for customs and taxes on your order. They are the customer’s to pay.</p>`;

const generatedPrivacy = `<p>This policy describes how your personal information is collected, used and shared when you visit or buy from our shop.</p>
<h3>Personal information we collect</h3><p>When you visit the site we collect information on your device, such as your web browser, IP address and time zone.</p>
<h3>Your rights</h3><p>If you live in Europe you have the right to see the personal information we hold about you and to have it corrected or deleted.</p>
<h3>Data retention</h3><p>When you place an order we keep your order information for our records until you ask us to delete it.</p>
<h3>Changes</h3><p>We may change this policy from time to time.</p>`;

export const writtenShops: readonly WrittenShop[] = [
  {
    name: 'what Shopify’s templates make',
    pages: [
      refunds('Refund policy', generatedRefunds),
      policy('Shipping policy', generatedShipping),
      policy('Privacy policy', generatedPrivacy),
    ],
    delivery: /4 to 6 business days/,
    returns: /30 days/,
  },
  {
    name: 'in German',
    locale: 'de',
    pages: [
      policy(
        'Versand',
        `<h2>Versandkosten</h2><p>Innerhalb Deutschlands kostet der Versand 4,90 €, ab 60 € ist er kostenlos.</p>
<h2>Lieferzeiten</h2><p>Die Lieferung dauert innerhalb Deutschlands 2 bis 4 Werktage. Nach Österreich und in die Schweiz dauert sie 5 bis 7 Werktage.</p>
<h2>Sendungsverfolgung</h2><p>Sobald Ihr Paket unterwegs ist, erhalten Sie eine E-Mail mit der Sendungsnummer.</p>`,
      ),
      refunds(
        'Widerrufsrecht',
        `<p><strong>Widerrufsbelehrung</strong></p><p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.</p>
<p><strong>Rückgabe</strong></p><p>Sie können unbenutzte Ware innerhalb von 14 Tagen nach Erhalt zurückgeben. Die Kosten der Rücksendung tragen wir.</p>
<p><strong>Erstattung</strong></p><p>Das Geld erhalten Sie spätestens 14 Tage nach Eingang der Rücksendung zurück.</p>`,
      ),
      policy('Impressum', '<p>Moosgrün GmbH, Lindenstraße 4, 10969 Berlin</p>'),
    ],
    delivery: /2 bis 4 Werktage/,
    returns: /14 Tage|vierzehn Tagen/,
  },
  {
    name: 'in French',
    locale: 'fr',
    pages: [
      policy(
        'Politique d’expédition',
        `<p><b>Délais de livraison</b></p><p>La livraison prend 3 à 4 jours ouvrés en France et 6 à 8 jours ouvrés en Belgique.</p>
<p><b>Frais de port</b></p><p>Les frais de port sont de 5,50 € et offerts dès 70 € d’achat.</p>`,
      ),
      refunds(
        'Politique de remboursement',
        `<p><b>Retours</b></p><p>Vous pouvez retourner un article sous 20 jours après réception, s’il n’a pas été porté.</p>
<p><b>Remboursements</b></p><p>Le remboursement est fait sous 10 jours après réception du retour.</p>`,
      ),
    ],
    delivery: /3 à 4 jours/,
    returns: /20 jours/,
  },
  {
    name: 'as a table',
    pages: [
      policy(
        'Shipping policy',
        `<h2>Delivery times</h2><table><thead><tr><th>Where</th><th>Delivery time</th><th>Price</th></tr></thead><tbody>
<tr><td>Ireland</td><td>2 working days</td><td>€5</td></tr><tr><td>United Kingdom</td><td>3 to 5 working days</td><td>€9</td></tr>
<tr><td>Rest of the world</td><td>10 to 15 working days</td><td>€18</td></tr></tbody></table>`,
      ),
      refunds(
        'Refund policy',
        `<table><tr><th>Item</th><th>Can be returned within</th></tr><tr><td>Clothing</td><td>28 days</td></tr><tr><td>Earrings</td><td>can’t be returned</td></tr></table>`,
      ),
    ],
    delivery: /2 working days/,
    returns: /28 days/,
    isReadAsTable: true,
  },
  {
    name: 'without a heading',
    pages: [
      policy(
        'Shipping policy',
        `<div>We post everything from our studio in Bristol by Royal Mail. Most orders are delivered within three to four days in the UK, and it can take up to two weeks for parcels that go abroad.</div>`,
      ),
      refunds(
        'Refund policy',
        `<div>If you are not happy with what you bought, send it back within 21 days and we will refund you in full.</div>`,
      ),
    ],
    delivery: /three to four days/,
    returns: /21 days/,
  },
  {
    name: 'under lines in capitals',
    pages: [
      policy(
        'Shipping policy',
        `<p>WHERE WE SHIP<br>We ship to the United States and Canada.</p><p>DELIVERY TIME</p><p>Please allow 7-10 days for delivery.</p><p>LOST PARCELS</p><p>We replace parcels that DHL has lost.</p>`,
      ),
      refunds(
        'Refund policy',
        `<p>RETURNS</p><p>Unworn shoes can be returned for 60 days.</p><p>HOW TO RETURN</p><p>Use the label in the box.</p>`,
      ),
    ],
    delivery: /7-10 days/,
    returns: /60 days/,
  },
  {
    name: 'that says what shipping costs, and nothing of how long it takes',
    pages: [
      policy(
        'Shipping policy',
        `<h2>Shipping rates</h2><p>Shipping is a flat $8. It is free from $100.</p><h2>Carriers</h2><p>We ship with UPS and USPS. Every parcel is insured.</p><h2>Where we ship</h2><p>We ship to all fifty states. We do not ship to post office boxes.</p>`,
      ),
      refunds('Refund policy', `<p>Returns are accepted within 45 days of purchase.</p>`),
    ],
    delivery: null,
    returns: /45 days/,
  },
  {
    name: 'whose policies are empty',
    pages: [
      policy('Shipping policy', '<p></p>'),
      refunds('Refund policy', '<div><br></div>'),
      policy('Terms of service', ' '),
    ],
    delivery: null,
    returns: null,
  },
  {
    name: 'that has written only what the law asks for',
    pages: [
      policy('Privacy policy', generatedPrivacy),
      policy(
        'Terms of service',
        `<h3>Section 1: Online store terms</h3><p>By agreeing to these terms you state that you are of age where you live.</p><h3>Section 2: General conditions</h3><p>We may refuse service to anyone for any reason at any time.</p><h3>Section 3: Prices</h3><p>Prices of our products may change without notice.</p>`,
      ),
    ],
    delivery: null,
    returns: null,
  },
  {
    name: 'that folds its answers up',
    pages: [
      page(
        'Help',
        `<details><summary>How long will my order take to arrive?</summary><p>Orders arrive 5 to 8 days after you placed them.</p></details><details><summary>Can I send something back?</summary><p>Yes. Send it back within 14 days for a refund.</p></details><details><summary>Do you sell gift cards?</summary><p>We do, from $10.</p></details>`,
      ),
    ],
    delivery: /5 to 8 days/,
    returns: /14 days/,
  },
  {
    name: 'that takes nothing back',
    pages: [
      refunds('Refund policy', '<p><strong>All sales are final.</strong> We do not accept returns or exchanges.</p>'),
      policy('Shipping policy', '<p>Digital goods are delivered by email within 10 minutes of your order.</p>'),
    ],
    delivery: /10 minutes/,
    returns: /All sales are final|not accept returns/,
  },
  {
    name: 'that speaks of days, but of other things',
    pages: [
      policy(
        'Shipping policy',
        `<h2>Address changes</h2><p>Write within 2 hours of your order if the address is wrong.</p><h2>Lost parcels</h2><p>A parcel that has not moved for 10 days counts as lost.</p>`,
      ),
      refunds('Refund policy', `<p>Refunds reach your bank 5 to 7 days after we got your return.</p>`),
    ],
    delivery: null,
    returns: /5 to 7 days/,
  },
];
