import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import path from 'node:path';
import { type Command, Option } from 'commander';
import { formatNumber } from '#lib/format.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import type { Context } from '#platform/verb/context.ts';
import type { Identity } from '#platform/identity/identity.ts';
import { readCount } from '../command-options.ts';
import { describeChanges, describeFaults, describeReasons } from '../describe-run.ts';
import { openIdentity } from '../identity.ts';
import type { Operator } from '../operator.ts';

type Feeds = typeof import('#domains/feeds/server/index.ts');
type FeedContext = Context & { identity: Pick<Identity, 'seal' | 'unseal'> };

interface AddOptions {
  name?: string;
  profile?: string;
  tokenUrl?: string;
  clientId?: string;
  source?: string;
  timeZone?: string;
  rank?: number;
  every?: number;
  policy?: string;
  sync?: boolean;
  removeDemonstration?: boolean;
}

interface RunOptions {
  dryRun?: boolean;
  full?: boolean;
  force?: boolean;
  all?: boolean;
  removeDemonstration?: boolean;
}

const SECRET_VARIABLE = 'FEED_SECRET';

export function register(program: Command, operator: Operator): void {
  const feed = program.command('feed').description('listings from other systems: RESO Web APIs and files');
  feed
    .command('add')
    .description('register a feed, or change it; reads nothing yet, except with --sync')
    .argument(
      '<address|file>',
      'base address of a RESO Web API, or a file: RESO JSON, JSON Lines, CSV, REAXML, Kyero, OpenImmo, Trovit',
    )
    .option('--name <name>', 'what to call it; the host or file name otherwise')
    .option(
      '--profile <vendor>',
      'makes it a Web API, read as this vendor serves it, or plain; a name that is not known lists those that are',
    )
    .option('--token-url <address>', 'where client credentials are exchanged for a token')
    .option('--client-id <id>', `client or user; its secret or token is read from ${SECRET_VARIABLE} or standard input`)
    .option('--source <name>', 'originating system of records that name none; the name of the feed otherwise')
    .option('--time-zone <zone>', 'IANA zone of times that nothing else places, such as America/Denver')
    .option('--rank <n>', 'where two feeds have one home, the lower is shown', readCount)
    .option('--every <minutes>', 'how often a Web API is read', readCount)
    .option(
      '--policy <idx|own|file>',
      'how its board lets listings be shown, as JSON or by template; without it they stay hidden',
    )
    .option('--sync', 'read it now')
    .option('--remove-demonstration', 'remove the demonstration city first; real homes never stand beside it')
    .action((address: string, options: AddOptions) => add(operator, address, options));
  feed
    .command('list')
    .alias('status')
    .description('every feed: how far it was read, when, what came and what was refused')
    .argument('[name]', 'only this one, with its reasons')
    .action((name: string | undefined) => list(operator, name));
  feed
    .command('sync')
    .description('read what changed, or everything the first time; killed anywhere, the next one goes on')
    .argument('<name>', 'the feed')
    .option('--dry-run', 'name what would change, field by field, and write nothing')
    .option('--full', 'read everything again')
    .option('--remove-demonstration', 'remove the demonstration city first; real homes never stand beside it')
    .action((name: string, options: RunOptions) => sync(operator, name, options));
  feed
    .command('reconcile')
    .description('compare all keys: remove what is missing in two complete walks, fetch what we lack')
    .argument('<name>', 'the feed')
    .option('--dry-run', 'say what is missing and change nothing')
    .option('--force', 'remove even where so much is missing that a person should look first')
    .action((name: string, options: RunOptions) => reconcile(operator, name, options));
  feed
    .command('replay')
    .description('map what is in quarantine once more, after the mapping was mended')
    .argument('<name>', 'the feed')
    .option('--dry-run', 'name what would change, field by field, and write nothing')
    .option('--all', 'also every record that was accepted')
    .action((name: string, options: RunOptions) => replay(operator, name, options));
  feed
    .command('map')
    .description('say what fields and words of this feed mean; replay applies it')
    .argument('<name>', 'the feed')
    .option('--field <theirs=ours...>', 'L_Price=ListPrice')
    .option('--word <field:theirs=ours...>', 'StandardStatus:U=Active')
    .option('--default <field=value...>', 'StandardStatus=Active, where the feed says nothing')
    .action((name: string, options: { field?: string[]; word?: string[]; default?: string[] }) => map(operator, name, options));
  feed
    .command('policy')
    .description('register how a board lets its listings be shown, or take it back')
    .argument('<source>', 'originating system')
    .argument('<idx|own|file|none>', 'template, JSON file, or none: hidden right away')
    .action((source: string, policy: string) => setPolicy(operator, source, policy));
  for (const isPaused of [true, false]) {
    feed
      .command(isPaused ? 'pause' : 'resume')
      .description(isPaused ? 'stop reading a feed automatically until it is resumed' : 'read a feed automatically again')
      .argument('<name>', 'the feed')
      .action((name: string) => pause(operator, name, isPaused));
  }
  feed
    .command('remove')
    .description('remove a feed and the listings that came from it alone')
    .argument('<name>', 'the feed')
    .addOption(new Option('--dry-run', 'say what would go and remove nothing'))
    .action((name: string, options: RunOptions) => remove(operator, name, options));
}

async function withFeeds(operator: Operator, work: (ctx: FeedContext, feeds: Feeds) => Promise<void>): Promise<void> {
  const feeds = await import('#domains/feeds/server/index.ts');
  await operator.withDatabase(async ({ ctx }) => {
    await work({ ...ctx, now: new Date(), identity: await openIdentity(operator) }, feeds);
  });
}

async function add(operator: Operator, address: string, options: AddOptions): Promise<void> {
  const isAddress = /^https?:\/\//i.test(address);
  const place = isAddress ? address : operator.resolvePath(address);
  const name = options.name ?? (isAddress ? new URL(address).hostname : path.basename(address).replace(/\.[a-z.]+$/i, ''));
  const sourceName = options.source ?? name;
  const secret = options.profile === undefined && options.clientId === undefined ? undefined : await readSecret();
  const policy = options.policy === undefined ? undefined : await readPolicyArgument(operator, options.policy);
  await withFeeds(operator, async (ctx, feeds) => {
    const { isNew } = await feeds.addFeed(ctx, {
      name,
      address: place,
      profile: options.profile,
      tokenAddress: options.tokenUrl,
      clientId: options.clientId,
      secret,
      sourceName,
      timeZone: options.timeZone,
      rank: options.rank,
      everyMinutes: options.every,
      policy,
    });
    const hidden =
      policy === undefined ? [`Its listings stay hidden until its board is registered: feed policy "${sourceName}" idx`] : [];
    const first = `${isNew ? 'Added' : 'Changed'} the feed ${name}.`;
    if (options.sync === true) {
      operator.print(first);
      for (const line of hidden) operator.print(line);
      await runSync(operator, ctx, feeds, { name, options });
    } else operator.result({ name, isNew, isHidden: policy === undefined }, [first, ...hidden, `Next: feed sync "${name}"`]);
  });
}

// A secret on a command line stands in the history of the shell.
async function readSecret(): Promise<string | undefined> {
  const given = process.env[SECRET_VARIABLE];
  if (given !== undefined && given !== '') return given;
  if (!process.stdin.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question('Token, password or client secret (empty if the server asks for none): ');
  terminal.close();
  return answer.trim() === '' ? undefined : answer.trim();
}

async function readPolicyArgument(operator: Operator, argument: string) {
  const { displayPolicySchema } = await import('#domains/listings/server/index.ts');
  if (argument === 'idx' || argument === 'own') return displayPolicySchema.parse({ template: argument });
  const text = await readFile(operator.resolvePath(argument), 'utf8').catch((cause: unknown) => {
    throw new OperatorError(`There is no file ${argument}: give idx, own, or a JSON file.`, { cause });
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new OperatorError(`${argument} is no JSON.`, { cause });
  }
  const parsed = displayPolicySchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new OperatorError(`${argument}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is no policy'}`);
}

async function setPolicy(operator: Operator, source: string, argument: string): Promise<void> {
  const policy = argument === 'none' ? null : await readPolicyArgument(operator, argument);
  const { registerPolicy } = await import('#domains/listings/server/index.ts');
  await withFeeds(operator, async (ctx) => {
    await registerPolicy(ctx, source, policy);
    operator.result({ source, policy }, [
      policy === null ? `Listings of ${source} are hidden.` : `Listings of ${source} are shown by its policy.`,
    ]);
  });
}

async function sync(operator: Operator, name: string, options: RunOptions): Promise<void> {
  await withFeeds(operator, (ctx, feeds) => runSync(operator, ctx, feeds, { name, options }));
}

async function runSync(
  operator: Operator,
  ctx: FeedContext,
  feeds: Feeds,
  { name, options }: { name: string; options: RunOptions },
): Promise<void> {
  const { refreshMarket } = await import('#domains/market/server/index.ts');
  const isWriting = options.dryRun !== true;
  if (isWriting && (await feeds.hasDemonstration(ctx))) {
    await agreeToRemoval(operator, options);
    operator.print('Removing the demonstration city …');
    await feeds.removeDemonstration(ctx);
  }
  const startedAt = performance.now();
  const progress = operator.progress('Listings', 0);
  let shown = 0;
  const result = await feeds
    .syncFeed(ctx, name, {
      isDryRun: !isWriting,
      isFull: options.full === true,
      onProgress: ({ read, expected, share, quarantined }) => {
        const total = expected ?? (share === undefined ? read : Math.round(read / Math.max(share, 1e-6)));
        progress.setTotal(Math.max(read, total));
        progress.advance(read - shown);
        shown = read;
        if (quarantined > 0) progress.note(`${formatNumber(quarantined)} quarantined`);
      },
    })
    .finally(() => progress.done());
  if (isWriting) await refreshMarket({ ...ctx, now: new Date() });
  const seconds = Math.round((performance.now() - startedAt) / 10) / 100;
  const { read, inserted, updated, unchanged, staleIgnored, quarantined, warnings, faults, refusals, changes } = result;
  operator.result(
    { ...result, seconds, peakRssBytes: process.resourceUsage().maxRSS * 1024, ...(isWriting ? {} : { dryRun: true }) },
    [
      `${isWriting ? 'Read' : 'Would read'} ${formatNumber(read)} records in ${seconds} s: ${formatNumber(inserted)} new, ${formatNumber(updated)} changed, ${formatNumber(unchanged)} unchanged, ${formatNumber(staleIgnored)} older than ours, ${formatNumber(quarantined)} quarantined.`,
      ...describeChanges(changes, inserted + updated),
      ...describeReasons('Quarantined', refusals),
      ...describeReasons('Mended or left out', warnings),
      ...describeFaults(faults),
    ],
  );
}

async function reconcile(operator: Operator, name: string, options: RunOptions): Promise<void> {
  await withFeeds(operator, async (ctx, feeds) => {
    const progress = operator.progress('Keys');
    let shown = 0;
    const result = await feeds
      .reconcileFeed(ctx, name, {
        isDryRun: options.dryRun === true,
        isForced: options.force === true,
        onProgress: (keys) => {
          progress.advance(keys - shown);
          shown = keys;
        },
      })
      .finally(() => progress.done());
    operator.result(result, [
      `The feed has ${formatNumber(result.keys)} listings; ${formatNumber(result.missing)} of ours are not among them.`,
      result.isHeld
        ? 'So many are missing that nothing was removed: run it with --force if that is right.'
        : `${formatNumber(result.removed)} were missing twice and are removed; ${formatNumber(result.fetched)} that we lacked were fetched.${result.missing > result.removed ? ' The next comparison removes the others if it misses them too.' : ''}`,
    ]);
    if (result.isHeld) process.exitCode = 1;
  });
}

async function replay(operator: Operator, name: string, options: RunOptions): Promise<void> {
  await withFeeds(operator, async (ctx, feeds) => {
    const progress = operator.progress('Records', 0);
    let shown = 0;
    const result = await feeds
      .replayFeed(ctx, name, {
        isDryRun: options.dryRun === true,
        isAll: options.all === true,
        onProgress: ({ read }, total) => {
          progress.setTotal(Math.max(total, read));
          progress.advance(read - shown);
          shown = read;
        },
      })
      .finally(() => progress.done());
    operator.result({ ...result, ...(options.dryRun === true ? { dryRun: true } : {}) }, [
      `${formatNumber(result.read)} records were mapped again: ${formatNumber(result.inserted)} new, ${formatNumber(result.updated)} changed, ${formatNumber(result.quarantined)} still refused.`,
      ...describeChanges(result.changes, result.inserted + result.updated),
      ...describeReasons('Quarantined', result.refusals),
      ...describeReasons('Mended or left out', result.warnings),
      ...describeFaults(result.faults),
    ]);
  });
}

async function map(
  operator: Operator,
  name: string,
  options: { field?: string[]; word?: string[]; default?: string[] },
): Promise<void> {
  const pair = (text: string): [string, string] => {
    const at = text.indexOf('=');
    if (at < 1) throw new OperatorError(`${text} is no pair: write theirs=ours.`);
    return [text.slice(0, at), text.slice(at + 1)];
  };
  const words: Record<string, Record<string, string>> = {};
  for (const text of options.word ?? []) {
    const at = text.indexOf(':');
    if (at < 1) throw new OperatorError(`${text} names no field: write StandardStatus:U=Active.`);
    const [from, to] = pair(text.slice(at + 1));
    words[text.slice(0, at)] = { ...words[text.slice(0, at)], [from]: to };
  }
  await withFeeds(operator, async (ctx, feeds) => {
    const mapping = await feeds.mapFeed(ctx, name, {
      fields: Object.fromEntries((options.field ?? []).map(pair)),
      words,
      defaults: Object.fromEntries((options.default ?? []).map(pair)),
    });
    operator.result(mapping, [JSON.stringify(mapping, null, 2), `Next: feed replay "${name}"`]);
  });
}

async function remove(operator: Operator, name: string, { dryRun }: RunOptions): Promise<void> {
  await withFeeds(operator, async (ctx, feeds) => {
    if (dryRun === true) {
      const feed = (await feeds.listFeeds(ctx)).find((one) => one.name === name);
      if (feed === undefined) throw new OperatorError(`There is no feed "${name}".`);
      return operator.result({ name, records: feed.records, dryRun: true }, [
        `Would remove ${name} with ${formatNumber(feed.records)} records.`,
      ]);
    }
    const removed = await feeds.removeFeed(ctx, name);
    operator.result({ name, removed }, [`Removed ${name} and ${formatNumber(removed)} listings.`]);
  });
}

async function pause(operator: Operator, name: string, isPaused: boolean): Promise<void> {
  await withFeeds(operator, async (ctx, feeds) => {
    await feeds.pauseFeed(ctx, name, isPaused);
    operator.result({ name, isPaused }, [
      isPaused ? `${name} waits until it is resumed.` : `${name} is read automatically again.`,
    ]);
  });
}

async function list(operator: Operator, name: string | undefined): Promise<void> {
  await withFeeds(operator, async (ctx, feeds) => {
    const all = (await feeds.listFeeds(ctx)).filter((one) => name === undefined || one.name === name);
    const rejects = name === undefined ? undefined : await feeds.readRejects(ctx, name);
    operator.result({ feeds: all, ...rejects }, [
      ...(all.length === 0 ? ['There is no feed yet: add one with `feed add`.'] : []),
      ...all.flatMap((one) => [
        `${one.name} (${one.kind === 'file' ? 'file' : one.profile}): ${formatNumber(one.records)} listings, ${formatNumber(one.openRejects)} in quarantine${one.isRegistered ? '' : '; hidden: its board is not registered'}${one.isPaused ? '; paused' : ''}`,
        `  last success ${one.lastSuccessAt?.toISOString() ?? 'never'}${one.isAlarmed ? `  ! older than ${feeds.ALARM_HOURS} hours` : ''}${one.lastRun === null ? '' : `, last run ${one.lastRun.kind}: ${one.lastRun.state}${one.lastRun.error === null ? '' : `: ${one.lastRun.error}`}`}`,
        ...one.positions.map(
          ({ resource, phase, modified, key, highWater }) =>
            `  ${resource}: ${phase}${modified === null ? '' : ` at ${modified} ${key ?? ''}`}${highWater === null ? '' : `, read up to ${highWater}`}`,
        ),
      ]),
      ...(rejects?.reasons ?? []).map(
        ({ field, code, times, example, expected }) =>
          `  ${formatNumber(times).padStart(9)} × ${field} ${code}: "${example}" instead of ${expected}`,
      ),
      ...(rejects?.faults ?? []).map(
        ({ field, code, times, example, exampleKey, expected }) =>
          `  ${formatNumber(times).padStart(9)} × ${field} left empty or mended, ${code}: "${example}" in ${exampleKey} instead of ${expected}`,
      ),
      ...(rejects?.unknownValues ?? []).map(
        ({ field, value, times }) => `  ${formatNumber(times).padStart(9)} × ${field} "${value}" is a word we do not know`,
      ),
    ]);
  });
}

async function agreeToRemoval(operator: Operator, options: RunOptions): Promise<void> {
  if (options.removeDemonstration === true) return;
  if (process.stdin.isTTY && process.stderr.isTTY && !operator.json) {
    const terminal = createInterface({ input: process.stdin, output: process.stderr });
    const answer = await terminal.question(
      'The demonstration city is still here, and real homes never stand beside it. Remove the city? [y/N] ',
    );
    terminal.close();
    if (/^y(es)?$/i.test(answer.trim())) return;
  }
  throw new OperatorError(
    'The demonstration city is still here, and real homes never stand beside it: run it again with --remove-demonstration to remove the city first.',
  );
}
