import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import { OperatorError } from '#platform/config/operator-error.ts';
import type { Context } from '#platform/verb/context.ts';
import { importOf } from '../command-options.ts';
import type { Operator } from '../operator.ts';

interface Options {
  dryRun?: boolean;
  source: string;
  timeZone?: string;
  removeDemonstration?: boolean;
}

const DEFAULT_SOURCE = 'Imported listings';
const SHOWN_REASONS = 12;

export function register(program: Command, operator: Operator): void {
  importOf(program)
    .command('listings')
    .description('load RESO listings: Web API JSON, JSON Lines or CSV, packed with gzip or not')
    .argument('<file|url>', 'what to read')
    .option('--dry-run', 'say what would happen and write nothing')
    .option('--source <name>', 'originating system of records that name none', DEFAULT_SOURCE)
    .option('--time-zone <zone>', 'IANA zone of times that nothing else places, such as America/Denver')
    .option('--remove-demonstration', 'remove the demonstration city first; real homes never stand beside it')
    .action((location: string, options: Options) => run(operator, location, options));
}

async function run(operator: Operator, location: string, options: Options): Promise<void> {
  const { refreshMarket } = await import('#domains/market/server/index.ts');
  const { hasDemonstration, importListings, openInput, removeDemonstration } = await import('#domains/feeds/server/index.ts');
  await operator.withDatabase(async ({ ctx }) => {
    const input = await openInput(location);
    const isWriting = options.dryRun !== true;
    if (isWriting && (await hasDemonstration(ctx))) {
      await agreeToRemoval(operator, options);
      operator.print('Removing the demonstration city …');
      await removeDemonstration(ctx);
    }
    const startedAt = performance.now();
    const progress = operator.progress('Listings', 0);
    let shown = 0;
    let total = 0;
    const result = await importListings({ ...ctx, now: new Date() } satisfies Context, input, {
      ...(isWriting ? {} : { dryRun: true }),
      defaultSource: options.source,
      ...(options.timeZone === undefined ? {} : { timeZone: options.timeZone }),
      onProgress: (counts) => {
        const share = input.totalBytes === undefined ? 1 : Math.min(1, input.bytesRead() / input.totalBytes);
        total = Math.max(counts.read, Math.round(counts.read / Math.max(share, 1e-6)));
        progress.setTotal(total);
        progress.advance(counts.read - shown);
        shown = counts.read;
        if (counts.quarantined > 0) progress.note(`${counts.quarantined.toLocaleString('en-US')} quarantined`);
      },
    }).finally(() => progress.done());
    if (isWriting) await refreshMarket({ ...ctx, now: new Date() });
    const seconds = Math.round((performance.now() - startedAt) / 10) / 100;
    const { read, inserted, updated, unchanged, staleIgnored, quarantined, warnings, refusals } = result;
    operator.result(
      {
        read,
        inserted,
        updated,
        unchanged,
        staleIgnored,
        quarantined,
        seconds,
        refusals,
        warnings,
        ...(isWriting ? {} : { dryRun: true }),
      },
      [
        `${isWriting ? 'Imported' : 'Would import'} ${count(read)} records in ${seconds} s: ${count(inserted)} new, ${count(updated)} changed, ${count(unchanged)} unchanged, ${count(staleIgnored)} older than ours, ${count(quarantined)} quarantined.`,
        ...describeReasons('Quarantined', refusals),
        ...describeReasons('Mended or left out', warnings),
      ],
    );
  });
}

const count = (value: number) => value.toLocaleString('en-US');

function describeReasons(title: string, reasons: Record<string, number>): string[] {
  const sorted = Object.entries(reasons).toSorted(([, a], [, b]) => b - a);
  if (sorted.length === 0) return [];
  const lines = sorted.slice(0, SHOWN_REASONS).map(([reason, times]) => `  ${count(times).padStart(9)} × ${reason}`);
  const rest = sorted.length - lines.length;
  return [`${title}:`, ...lines, ...(rest > 0 ? [`  and ${rest} more reasons`] : [])];
}

async function agreeToRemoval(operator: Operator, options: Options): Promise<void> {
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
    'The demonstration city is still here, and real homes never stand beside it: run the import again with --remove-demonstration to remove the city first.',
  );
}
