import type { Config } from '#platform/config/config.ts';

export interface Finding {
  state: 'good' | 'missing' | 'broken';
  name: string;
  text: string;
}

/** What each unset variable costs. The rest of the product runs without it. */
const COSTS: {
  name: keyof Config;
  cost: string;
  isSetBy?: (config: Config) => boolean;
  onlyWhen?: (config: Config) => boolean;
}[] = [
  {
    name: 'AUTH_SECRET',
    cost: 'nobody can sign in; set it to 32 random characters or more',
    onlyWhen: ({ makesSecret }) => !makesSecret,
  },
  { name: 'PUBLIC_URL', cost: 'links in mails, the sitemap and shared pages point to http://localhost' },
  {
    name: 'MAIL_TRANSPORT',
    cost: 'mail stays in the mailbox of this installation (/dev/mailbox) and reaches nobody',
    onlyWhen: ({ isLocal }) => isLocal,
  },
  {
    name: 'MAIL_TRANSPORT',
    cost: 'no mail leaves this machine: questions and tour requests are stored, and nobody is told; set smtp://user:password@host:587',
    onlyWhen: ({ isLocal }) => !isLocal,
  },
  {
    name: 'MAIL_FROM',
    cost: 'mail is sent as no-reply@localhost, which most servers refuse',
    onlyWhen: ({ MAIL_TRANSPORT }) => MAIL_TRANSPORT?.startsWith('smtp') === true,
  },
  { name: 'SUPPORT_EMAIL', cost: 'the footer shows no address to write to' },
  { name: 'SUPPORT_PHONE', cost: 'the footer shows no number to call' },
  { name: 'SUPPORT_ADDRESS', cost: 'the footer shows no postal address, which some states require of brokers' },
  { name: 'MAP_SEARCH_URL', cost: 'Map Search opens the site’s own map, and no feed provider’s page' },
  { name: 'MAP_STYLE_URL', cost: 'homes outside the demonstration city lie on a plain map without streets' },
  { name: 'FILES_S3_BUCKET', cost: 'pictures lie on this machine’s disk: only one machine can serve them' },
  {
    name: 'LANGUAGE_MODEL_URL',
    cost: 'sentences are read by rules alone, on this machine; set it and LANGUAGE_MODEL_NAME to let a model read what they leave over',
    isSetBy: ({ LANGUAGE_MODEL_URL, LANGUAGE_MODEL_NAME }) =>
      LANGUAGE_MODEL_URL !== undefined && LANGUAGE_MODEL_NAME !== undefined,
  },
  {
    name: 'TRUSTED_PROXIES',
    cost: 'behind a proxy all visitors share its address, and so one limit of reads; set the number of proxies',
    isSetBy: ({ TRUSTED_PROXIES }) => TRUSTED_PROXIES > 0,
    onlyWhen: ({ PUBLIC_URL }) => PUBLIC_URL?.startsWith('https:') === true,
  },
];

/** Lists unset variables by name, with what each costs, and what should not be on in production. */
export function findMissingConfig(config: Config): Finding[] {
  const missing = COSTS.filter(({ name, isSetBy, onlyWhen }) => {
    const isSet = isSetBy?.(config) ?? config[name] !== undefined;
    return !isSet && (onlyWhen?.(config) ?? true);
  }).map(({ name, cost }): Finding => ({ state: 'missing', name, text: `not set: ${cost}` }));
  if (config.demoMode && !config.isLocal) {
    missing.push({ state: 'missing', name: 'DEMO_MODE', text: 'on: invented homes and demo people are shown to real visitors' });
  }
  return missing;
}
