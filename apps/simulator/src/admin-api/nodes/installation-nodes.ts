import { createHash, randomBytes } from 'node:crypto';
import type { Installation } from '../../shop/records.ts';
import { billingFields } from './billing-nodes.ts';
import { connection, numericId, type PageArguments } from '../connection.ts';
import type { RequestContext } from '../request-context.ts';

type OwnField = Installation['metafields'][number];
interface MetafieldInput {
  ownerId: string;
  namespace?: string | null;
  key: string;
  type?: string | null;
  value: string;
  compareDigest?: string | null;
}
interface SubscriptionInput {
  uri?: string | null;
  callbackUrl?: string | null;
  filter?: string | null;
  includeFields?: string[] | null;
}

const API_VERSION = '2026-07';
/** Of an app that began to use JSON after April 2026. */
const JSON_MAX_BYTES = 131_072;

/** The app's own installation: its metafields, webhook subscriptions and storefront tokens. */
export const installationQueries = {
  currentAppInstallation: (_: object, context: RequestContext) => {
    const { shop, world } = context;
    const { installation } = shop.state;
    return {
      id: installationGid(installation),
      launchUrl: `https://admin.shopify.com/store/${shop.handle}/apps/${shop.appHandle}`,
      uninstallUrl: `https://admin.shopify.com/store/${shop.handle}/settings/apps`,
      accessScopes: installation.scopes.map((handle) => ({ handle })),
      ...billingFields(context),
      app: {
        id: 'gid://shopify/App/41220077001',
        handle: shop.appHandle,
        title: shop.appName,
        apiKey: world.options.clientId,
      },
      metafield: ({ namespace, key }: { namespace?: string | null; key: string }) => {
        const field = installation.metafields.find(
          (one) => one.key === key && one.namespace === (namespace ?? ownNamespace()),
        );
        return field ? metafieldNode(field) : null;
      },
    };
  },
  webhookSubscriptions: (args: PageArguments & { topics?: string[] | null }, { shop, bulk }: RequestContext) =>
    connection(
      shop.state.installation.subscriptions.filter((one) => !args.topics || args.topics.includes(one.topic)),
      args,
      bulk,
      subscriptionNode,
    ),
};

export const installationMutations = {
  metafieldsSet: ({ metafields }: { metafields: MetafieldInput[] }, { shop }: RequestContext) => {
    const { installation } = shop.state;
    const problem = metafields.map((field, index) => checkField(field, installation, index)).find(Boolean);
    if (problem) return { metafields: null, userErrors: [problem] };
    const written = metafields.map((input): OwnField => {
      const namespace = input.namespace ?? ownNamespace();
      const old = installation.metafields.find((one) => one.namespace === namespace && one.key === input.key);
      const field = {
        id: old?.id ?? shop.takeId(),
        namespace,
        key: input.key,
        type: input.type ?? old?.type ?? 'single_line_text_field',
        value: input.value,
        updatedAt: new Date().toISOString(),
      };
      installation.metafields = [...installation.metafields.filter((one) => one !== old), field];
      return field;
    });
    shop.changed();
    return { metafields: written.map(metafieldNode), userErrors: [] };
  },
  metafieldsDelete: (
    { metafields }: { metafields: { ownerId: string; namespace: string; key: string }[] },
    { shop }: RequestContext,
  ) => {
    const { installation } = shop.state;
    const deletedMetafields = metafields.map((wanted) => {
      const before = installation.metafields.length;
      installation.metafields = installation.metafields.filter(
        (one) => one.namespace !== wanted.namespace || one.key !== wanted.key,
      );
      return installation.metafields.length < before ? wanted : null;
    });
    shop.changed();
    return { deletedMetafields, userErrors: [] };
  },
  webhookSubscriptionCreate: (
    { topic, webhookSubscription }: { topic: string; webhookSubscription: SubscriptionInput },
    { shop }: RequestContext,
  ) => {
    const uri = webhookSubscription.uri ?? webhookSubscription.callbackUrl ?? '';
    const refuse = (message: string) => ({
      webhookSubscription: null,
      userErrors: [{ field: ['webhookSubscription', 'uri'], message }],
    });
    if (!URL.canParse(uri) && !uri.startsWith('arn:') && !uri.startsWith('pubsub:'))
      return refuse('Address is invalid');
    const { subscriptions } = shop.state.installation;
    if (subscriptions.some((one) => one.topic === topic && one.uri === uri))
      return refuse('Address for this topic has already been taken');
    const subscription = {
      id: shop.takeId(),
      topic,
      uri,
      filter: webhookSubscription.filter ?? null,
      includeFields: webhookSubscription.includeFields ?? [],
      createdAt: new Date().toISOString(),
    };
    subscriptions.push(subscription);
    shop.changed();
    return { webhookSubscription: subscriptionNode(subscription), userErrors: [] };
  },
  webhookSubscriptionDelete: ({ id }: { id: string }, { shop }: RequestContext) => {
    const { installation } = shop.state;
    const found = installation.subscriptions.find((one) => one.id === numericId(id));
    if (!found)
      return {
        deletedWebhookSubscriptionId: null,
        userErrors: [{ field: ['id'], message: 'Webhook subscription does not exist' }],
      };
    installation.subscriptions = installation.subscriptions.filter((one) => one !== found);
    shop.changed();
    return { deletedWebhookSubscriptionId: id, userErrors: [] };
  },
  storefrontAccessTokenCreate: ({ input }: { input: { title: string } }, { shop }: RequestContext) => {
    const entry = { id: shop.takeId(), title: input.title, token: randomBytes(16).toString('hex') };
    shop.state.installation.storefrontTokens.push(entry);
    shop.changed();
    return {
      storefrontAccessToken: {
        id: `gid://shopify/StorefrontAccessToken/${entry.id}`,
        accessToken: entry.token,
        accessScopes: [{ handle: 'unauthenticated_read_product_listings' }],
      },
      userErrors: [],
    };
  },
};

function ownNamespace(): string {
  return 'app--41220077001';
}

function installationGid(installation: Installation): string {
  return `gid://shopify/AppInstallation/${installation.id}`;
}

function checkField(field: MetafieldInput, installation: Installation, elementIndex: number) {
  const refuse = (name: string, code: string, message: string) => ({
    field: ['metafields', String(elementIndex), name],
    code,
    message,
    elementIndex,
  });
  if (field.ownerId !== installationGid(installation)) return refuse('ownerId', 'INVALID', 'ownerId does not exist');
  if (field.type === 'json' && !isJson(field.value)) return refuse('value', 'INVALID_VALUE', 'Value is invalid JSON.');
  if (field.type === 'json' && Buffer.byteLength(field.value) > JSON_MAX_BYTES)
    return refuse('value', 'TOO_LONG', 'Value is larger than 128 KB.');
  if (field.type === 'boolean' && !['true', 'false'].includes(field.value))
    return refuse('value', 'INVALID_VALUE', 'Value must be true or false.');
  const old = installation.metafields.find((one) => one.namespace === field.namespace && one.key === field.key);
  if (!field.type && !old) return refuse('type', 'BLANK', "Type can't be blank");
  if (field.compareDigest && (!old || digest(old) !== field.compareDigest))
    return refuse('compareDigest', 'STALE_OBJECT', 'The resource has been updated since it was loaded.');
  return undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function digest(field: OwnField): string {
  return createHash('sha256').update(field.value).digest('hex');
}

function metafieldNode(field: OwnField) {
  return { ...field, id: `gid://shopify/Metafield/${field.id}`, compareDigest: digest(field) };
}

function subscriptionNode(one: Installation['subscriptions'][number]) {
  return {
    id: `gid://shopify/WebhookSubscription/${one.id}`,
    topic: one.topic,
    uri: one.uri,
    format: 'JSON',
    filter: one.filter,
    includeFields: one.includeFields,
    apiVersion: { handle: API_VERSION, displayName: API_VERSION, supported: true },
  };
}
