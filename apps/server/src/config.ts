import { z } from 'zod';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const port = z.coerce.number().int().min(0).max(65_535);

const isOrigin = (text: string) => {
  const url = URL.parse(text);
  return url !== null && url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
};

/** One address or network; not all of them, which would be everybody. */
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]).refine((value) => !value.endsWith('/0'));

/** How many proxies stand in front, or which ones. */
const proxies = z.string().transform((given, ctx): number | string[] => {
  const listed = given.split(/[\s,]+/).filter(Boolean);
  if (listed.length === 1 && /^\d$/.test(listed[0] ?? '')) return Number(listed[0]);
  const wrong = listed.find((it) => !network.safeParse(it).success);
  if (wrong !== undefined) ctx.addIssue({ code: 'custom', message: `${wrong} is no address and no network` });
  return listed;
});

/** Every variable that the server reads. Empty counts as absent. */
const Variables = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('production makes absent parts an error'),
  PORT: port.default(4000).describe('where the server listens'),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, 'it is no name or address')
    .default('127.0.0.1')
    .describe('the address it listens on; 0.0.0.0 for all'),
  APP_URL: z
    .url({ protocol: /^https?$/ })
    .refine((value) => isOrigin(value), 'it is more than a protocol, a host and a port')
    .transform((text) => new URL(text).origin)
    .optional()
    .describe('how browsers reach the server, such as https://chat.example.com; default http://localhost:PORT'),
  TRUSTED_PROXIES: proxies
    .prefault('0')
    .describe(
      'the proxies in front of the server: how many (1), or their addresses and networks with commas between (10.0.0.0/8)',
    ),
  DATA_DIR: z.string().default('.data').describe('where the embedded database and uploaded files live'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL 15 or newer; absent: the embedded one'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('bus and limits of several processes'),
  APP_SECRET: z.string().min(32).optional().describe('signs tokens and encrypts secrets; required in production'),
  OPENAI_API_KEY: z
    .string()
    .optional()
    .describe('switches the assistant to OpenAI or a server that speaks its protocol'),
  OPENAI_BASE_URL: z.url().optional().describe('another server that speaks OpenAI’s protocol'),
  OPENAI_MODEL: z.string().default('gpt-4.1-mini').describe('the language model'),
  OPENAI_EMBEDDING_MODEL: z
    .string()
    .optional()
    .describe('an embedding model of the same server; absent: the local encoder'),
  SECOND_LOOK: flag
    .default(true)
    .describe('false: a language model is not asked again whether passages carry what it said'),
  TRANSLATE_QUOTES: flag
    .default(true)
    .describe('false: what the shop wrote is never translated for visitors of another language'),
  SHOPIFY_CLIENT_ID: z.string().optional().describe('the app’s client id at Shopify'),
  SHOPIFY_CLIENT_SECRET: z.string().optional().describe('the app’s client secret at Shopify'),
  SHOPIFY_SIMULATOR_URL: z.url().optional().describe('sends what is meant for *.myshopify.com to this address instead'),
  SUPPORT_SHOP: z
    .string()
    .optional()
    .describe('the permanent domain of the shop whose chatbox opens as our support; absent: no support chat'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('the mail server'),
  MAIL_FROM: z.string().default('Chatty <hello@chatty.example>').describe('the sender of our mails'),
  ANALYTICS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('where uses of the product are posted; absent: a line of the log each'),
  STAFF_EMAIL_DOMAINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .describe(
      'e-mail domains of the provider’s staff, with commas between: their uses are not counted as a merchant’s',
    ),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/)
    .optional()
    .describe('by it push services know this installation, in base64url; absent: a pair is made once and kept'),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional()
    .describe('the secret half of VAPID_PUBLIC_KEY, in base64url'),
  CAPS_FACTOR: z.coerce
    .number()
    .min(0.01)
    .max(1_000_000)
    .default(1)
    .describe(
      'multiplies every cap on what the visitors of one address or shop may do, for load tests; 1 or a little more or less',
    ),
  INDEX_MEMORY_MB: z.coerce
    .number()
    .int()
    .min(16)
    .max(65_536)
    .default(512)
    .describe(
      'megabytes that the search indexes of all shops may take in a process; those asked least recently give way',
    ),
  INDEX_IDLE_MINUTES: z.coerce
    .number()
    .min(1)
    .max(10_080)
    .default(30)
    .describe('minutes without a question after which a shop’s search index leaves the memory'),
  EMBEDDED_DATABASE: flag.optional().describe('true: use the embedded database in production too'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('how much is logged'),
});

export type Config = Omit<z.infer<typeof Variables>, 'APP_URL' | 'APP_SECRET'> & {
  APP_URL: string;
  APP_SECRET: string;
};

/** A start that cannot succeed; the message is one sentence for the operator. */
export class CannotStart extends Error {}

/** The demo has a shop of the provider's own. */
const demoSupportShop = 'chatty-support.myshopify.com';

/** Only for a desk: production demands a secret of its own. */
const deskSecret = 'a secret for the desk only, never for production';

/** Whether only this machine can reach a host. */
const isLoopback = (host: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|::1|\[::1\])$/i.test(host);

/** Everybody can read the secret of the desk: with it anybody signs in as anybody. */
function mustHaveSecret({ NODE_ENV, HOST, APP_URL, APP_SECRET }: z.infer<typeof Variables>): void {
  if (APP_SECRET && APP_SECRET !== deskSecret) return;
  const secret = 'APP_SECRET is missing: give at least 32 random characters';
  if (NODE_ENV === 'production') throw new CannotStart(`${secret}.`);
  if (NODE_ENV === 'test') return;
  if (!isLoopback(HOST)) throw new CannotStart(`${secret}, since HOST=${HOST} lets other machines in.`);
  if (APP_URL && !isLoopback(new URL(APP_URL).hostname)) {
    throw new CannotStart(`${secret}, since APP_URL is an address for other machines.`);
  }
}

/** Reads the environment. Throws `CannotStart` naming the first bad variable and what it should be. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Variables.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    throw new CannotStart(
      `${name} is not usable (${issue?.message}): ${Variables.shape[name as keyof typeof Variables.shape]?.description}.`,
    );
  }
  const config = parsed.data;
  if (!config.VAPID_PUBLIC_KEY !== !config.VAPID_PRIVATE_KEY) {
    throw new CannotStart('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: give both, or none.');
  }
  mustHaveSecret(config);
  if (config.NODE_ENV === 'production') {
    if (!config.DATABASE_URL && !config.EMBEDDED_DATABASE) {
      throw new CannotStart('DATABASE_URL is missing: give a PostgreSQL, or set EMBEDDED_DATABASE=true.');
    }
    if (!config.APP_URL) throw new CannotStart('APP_URL is missing: give the https address of this server.');
  }
  return {
    ...config,
    APP_URL: config.APP_URL ?? `http://localhost:${config.PORT}`,
    APP_SECRET: config.APP_SECRET ?? deskSecret,
    SUPPORT_SHOP: config.SUPPORT_SHOP ?? (config.SHOPIFY_SIMULATOR_URL ? demoSupportShop : undefined),
  };
}
