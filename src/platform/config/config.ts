import { z } from 'zod';

const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const text = z.string().trim().optional();
const webAddress = z.url({ protocol: /^https?$/, error: 'give an address that starts with https:// or http://' }).optional();

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: webAddress,
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'give an address that starts with postgres://')
    .optional(),
  /** Each takes about ten megabytes of the database's memory; on a small machine, more do not answer sooner. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(6),
  REALTY_DATA_DIR: text,
  AUTH_SECRET: z.string().trim().min(32, 'give at least 32 random characters').optional(),
  /** Whether a failed sign-in says which part was wrong, as the specification asks. */
  AUTH_ERROR_DETAIL: z.enum(['specific', 'generic']).default('specific'),
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(6).max(64).default(6),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: text,
  GOOGLE_AUTHORIZATION_URL: webAddress.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: webAddress.default('https://oauth2.googleapis.com/token'),
  GOOGLE_USERINFO_URL: webAddress.default('https://openidconnect.googleapis.com/v1/userinfo'),
  GOOGLE_JWKS_URL: webAddress,
  FACEBOOK_CLIENT_ID: text,
  FACEBOOK_CLIENT_SECRET: text,
  FACEBOOK_AUTHORIZATION_URL: webAddress.default('https://www.facebook.com/v23.0/dialog/oauth'),
  FACEBOOK_TOKEN_URL: webAddress.default('https://graph.facebook.com/v23.0/oauth/access_token'),
  FACEBOOK_USERINFO_URL: webAddress.default('https://graph.facebook.com/v23.0/me?fields=id,name,email,picture'),
  DEMO_MODE: flag.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  READS_PER_MINUTE: z.coerce.number().int().min(0).default(1200),
  MAIL_TRANSPORT: z
    .string()
    .regex(/^(none|keep|smtps?:\/\/.+)$/, 'give smtp://user:password@host:587, smtps://…, keep or none')
    .optional(),
  MAIL_FROM: text,
  /** Allows pictures of feeds from addresses in one's own network. */
  MEDIA_FROM_PRIVATE_NETWORK: flag.default(false),
  /** Allows push messages and webhooks to addresses in one's own network. */
  SEND_TO_PRIVATE_NETWORK: flag.default(false),
  /** Decodes phones' HEIC pictures; patents on their coding (HEVC) hold in some countries. */
  HEIC_UPLOADS: flag.default(false),
  MAP_STYLE_URL: webAddress,
  FILES_S3_BUCKET: text,
  FILES_S3_REGION: text,
  FILES_S3_ENDPOINT: text,
  FILES_S3_ACCESS_KEY_ID: text,
  FILES_S3_SECRET_ACCESS_KEY: text,
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(live|test)_\w+$/, 'give the secret or restricted key of Stripe: sk_live_… or sk_test_…')
    .optional(),
  /** Of the endpoint for snapshots, and of the one for thin events of accounts; several while a secret changes. */
  STRIPE_WEBHOOK_SECRETS: text,
  /** Another server that speaks Stripe’s protocol. */
  STRIPE_API_URL: webAddress,
  PRODUCT_NAME: z.string().trim().min(1).max(60).default('Realty AI'),
  SUPPORT_EMAIL: text,
  SUPPORT_PHONE: text,
  SUPPORT_ADDRESS: text,
  MAP_SEARCH_URL: webAddress,
  /** An OpenAI-compatible service, with its version: http://127.0.0.1:11434/v1. */
  LANGUAGE_MODEL_URL: webAddress,
  LANGUAGE_MODEL_NAME: text,
  LANGUAGE_MODEL_API_KEY: text,
  LANGUAGE_MODEL_TIMEOUT_MS: z.coerce.number().int().min(100).max(30_000).default(2500),
  LANGUAGE_MODEL_CALLS_PER_HOUR: z.coerce.number().int().min(0).default(600),
  /** A PKCS#12 file with the certificate and key that seal signed documents, instead of the installation’s own. */
  SIGNING_CERTIFICATE_FILE: text,
  SIGNING_CERTIFICATE_PASSWORD: text,
  /** A ClamAV daemon that scans every uploaded file: host:port, or the path of its socket. */
  CLAMD_ADDRESS: text,
  /** A time stamp authority (RFC 3161), whose time goes into every seal. */
  SIGNING_TIMESTAMP_URL: webAddress,
});

/** The names of all variables that we read. */
export const CONFIG_KEYS: readonly string[] = Object.keys(environmentSchema.shape);

type Environment = z.infer<typeof environmentSchema>;

/** Everything that the environment tells the process, parsed once at its start. */
export interface Config extends Environment {
  /** The network address to listen at: by default a local installation serves its own machine alone. */
  HOST: string;
  /** True without DATABASE_URL: our own PostgreSQL, a mailbox, the demonstration city. */
  isLocal: boolean;
  /** Whether this installation makes its own AUTH_SECRET: locally, unless the variable is set and empty. */
  makesSecret: boolean;
  /** Whether demonstration data and demo people may exist. */
  demoMode: boolean;
}

/** Thrown with one plain sentence that names the variable and the fix. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Parses environment variables; throws {@link ConfigError} naming the first wrong one. */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  // Compose files and dashboards pass unset variables as empty.
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(
      `The environment variable ${issue?.path.join('.') ?? '?'} is not usable: ${issue?.message ?? 'unknown'}.`,
    );
  }
  const isLocal = parsed.data.DATABASE_URL === undefined;
  const makesSecret = isLocal && environment['AUTH_SECRET'] === undefined;
  const HOST = parsed.data.HOST ?? (isLocal ? '127.0.0.1' : '0.0.0.0');
  return { ...parsed.data, HOST, isLocal, makesSecret, demoMode: parsed.data.DEMO_MODE ?? isLocal };
}

/** Reads this process's own environment. */
export function readConfig(): Config {
  return parseConfig(process.env);
}

/** The variables of this process's environment that a child process needs. */
export function pickEnvironment(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
}
