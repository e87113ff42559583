import { createHash } from 'node:crypto';
import { embedBlocks } from '../../extension/embed.ts';
import type { Article, Blog, Page } from '../../shop/records.ts';
import { connection, type PageArguments } from '../connection.ts';
import type { RequestContext } from '../request-context.ts';
import { parseSearch } from '../search-syntax.ts';
import { settingsData } from './settings-data.ts';
import { shopLocales } from '../../shop/locales.ts';

type QueryArguments = PageArguments & { query?: string | null };

/** The shop itself, its pages, articles, policies, languages and theme. */
export const contentQueries = {
  shop: (_: object, { shop, world }: RequestContext) => ({
    id: `gid://shopify/Shop/${shop.id}`,
    name: shop.name,
    email: shop.email,
    contactEmail: shop.email,
    myshopifyDomain: shop.domain,
    shopOwnerName: `${shop.owner.firstName} ${shop.owner.lastName}`,
    currencyCode: shop.currency,
    ianaTimezone: shop.timezone,
    createdAt: shop.createdAt,
    primaryDomain: {
      host: new URL(world.origin).host,
      url: world.origin,
      sslEnabled: world.origin.startsWith('https:'),
    },
    shopAddress: { countryCodeV2: 'US' },
    plan: { publicDisplayName: 'Development', partnerDevelopment: true, shopifyPlus: false },
    shopPolicies: shop.policies.map((policy) => ({
      id: `gid://shopify/ShopPolicy/${policy.id}`,
      type: policy.type,
      title: policy.title,
      body: policy.body,
      url: `${world.origin}/policies/${policy.handle}`,
      updatedAt: policy.updatedAt,
    })),
  }),
  shopLocales: () => shopLocales,
  pages: (args: QueryArguments, { shop, bulk }: RequestContext) => {
    const matches = parseSearch(args.query);
    const found = shop.pages.filter((page) =>
      matches({
        text: page.title,
        title: page.title,
        handle: page.handle,
        published_status: 'published',
        updated_at: page.updatedAt,
      }),
    );
    return connection(found, args, bulk, pageNode);
  },
  pagesCount: (_: object, { shop }: RequestContext) => ({ count: shop.pages.length, precision: 'EXACT' }),
  articles: (args: QueryArguments, { shop, bulk }: RequestContext) => {
    const matches = parseSearch(args.query);
    const found = shop.blogs
      .flatMap((blog) => blog.articles.map((article) => ({ id: article.id, article, blog })))
      .filter(({ article }) =>
        matches({
          text: article.title,
          title: article.title,
          tag: article.tags,
          handle: article.handle,
          published_status: 'published',
        }),
      );
    return connection(found, args, bulk, ({ article, blog }) => articleNode(article, blog));
  },
  blogs: (args: QueryArguments, { shop, bulk }: RequestContext) => connection(shop.blogs, args, bulk, blogNode),
  themes: (args: PageArguments & { roles?: string[] | null }, context: RequestContext) => {
    const { theme } = context.shop.state;
    const shown = !args.roles || args.roles.includes('MAIN') ? [theme] : [];
    return connection(shown, args, context.bulk, () => ({
      id: `gid://shopify/OnlineStoreTheme/${theme.id}`,
      name: theme.name,
      role: 'MAIN',
      files: (files: PageArguments & { filenames?: string[] | null }) => themeFiles(files, context),
    }));
  },
};

function themeFiles(args: PageArguments & { filenames?: string[] | null }, { shop, world, bulk }: RequestContext) {
  const content = settingsData(
    shop,
    embedBlocks(world.options.extensionDir).map((block) => block.name),
  );
  const names = ['config/settings_data.json'].filter((name) => !args.filenames || args.filenames.includes(name));
  const files = names.map((filename, index) => ({ id: index + 1, filename }));
  return {
    ...connection(files, { first: args.first ?? 50, after: args.after ?? null }, bulk, ({ filename }) => ({
      filename,
      checksumMd5: createHash('md5').update(content).digest('hex'),
      updatedAt: shop.state.theme.updatedAt,
      body: { __typename: 'OnlineStoreThemeFileBodyText', content },
    })),
    userErrors: [],
  };
}

function pageNode(page: Page) {
  return {
    id: `gid://shopify/Page/${page.id}`,
    handle: page.handle,
    title: page.title,
    body: page.body,
    isPublished: true,
    updatedAt: page.updatedAt,
  };
}

function blogNode(blog: Blog) {
  return {
    id: `gid://shopify/Blog/${blog.id}`,
    handle: blog.handle,
    title: blog.title,
    articlesCount: { count: blog.articles.length, precision: 'EXACT' },
  };
}

function articleNode(article: Article, blog: Blog) {
  return {
    id: `gid://shopify/Article/${article.id}`,
    handle: article.handle,
    title: article.title,
    body: article.body,
    summary: article.summary,
    isPublished: true,
    updatedAt: article.updatedAt,
    tags: article.tags,
    blog: blogNode(blog),
  };
}
