import '@shopify/shopify-api/adapters/node';
import { ApiVersion, LogSeverity, shopifyApi } from '@shopify/shopify-api';
import fc from 'fast-check';

export const app = { clientId: 'the-client-id', clientSecret: 'the secret of an app in tests' };

/** Shopify's own library, set up as the same app: what it accepts and refuses is what we must. */
export const theirs = shopifyApi({
  apiKey: app.clientId,
  apiSecretKey: app.clientSecret,
  hostName: 'app.example',
  apiVersion: ApiVersion.July26,
  isEmbeddedApp: true,
  logger: { level: LogSeverity.Error, log: () => {} },
});

type Change = (text: string) => string;
const place = fc.nat(500);
const piece = fc.oneof(
  fc.string({ maxLength: 2 }),
  fc.constantFrom('&', '=', '%', '+', ',', '.', ' ', '&shop=b', '%00'),
);
const at = (text: string, where: number) => where % (text.length + 1);

/** Leaves a text as it is, or puts something in, takes something out, writes over, cuts off, doubles or changes the case. */
export const mutation: fc.Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: fc.constant((text: string) => text) },
  fc.tuple(place, piece).map(
    ([where, added]): Change =>
      (text) =>
        text.slice(0, at(text, where)) + added + text.slice(at(text, where)),
  ),
  fc.tuple(place, piece).map(
    ([where, written]): Change =>
      (text) =>
        text.slice(0, at(text, where)) + written + text.slice(at(text, where) + written.length),
  ),
  fc.tuple(place, fc.nat(3)).map(
    ([where, many]): Change =>
      (text) =>
        text.slice(0, at(text, where)) + text.slice(at(text, where) + many),
  ),
  place.map(
    (where): Change =>
      (text) =>
        text.slice(0, at(text, where)),
  ),
  place.map(
    (where): Change =>
      (text) =>
        text + text.slice(at(text, where)),
  ),
  fc.constantFrom<Change>(
    (text) => text.toUpperCase(),
    (text) => `${text} `,
    (text) => text.split('.').toReversed().join('.'),
  ),
);
