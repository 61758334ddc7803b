import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Command } from 'commander';
import { formatNumber } from '#lib/format.ts';
import { isGzip } from '#platform/files/is-gzip.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import { importOf } from '../command-options.ts';
import type { Operator } from '../operator.ts';

const unzip = promisify(gunzip);

export function register(program: Command, operator: Operator): void {
  importOf(program)
    .command('graph')
    .description('load a road and transit network for travel times (JSON, gzip or not; see docs/travel-networks.md)')
    .argument('<file>', 'what to read')
    .option('--source <name>', 'whose network it replaces; the name of the file if absent')
    .action((file: string, options: { source?: string }) => run(operator, file, options.source ?? path.basename(file)));
}

async function run(operator: Operator, file: string, source: string): Promise<void> {
  const { storeNetwork } = await import('#domains/travel/server/index.ts');
  const network = await readJson(file);
  await operator.withDatabase(async ({ ctx }) => {
    const stored = await ctx.db.transaction().execute((trx) => storeNetwork({ ...ctx, db: trx }, source, network));
    operator.result({ source, ...stored }, [
      `Loaded ${stored.name}: ${formatNumber(stored.nodes)} nodes, ${formatNumber(stored.segments)} stretches of road, ${formatNumber(stored.stops)} stops, ${formatNumber(stored.lines)} lines (${formatNumber(Math.ceil(stored.bytes / 1024))} kB packed).`,
    ]);
  });
}

async function readJson(file: string): Promise<unknown> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new OperatorError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  const text = (isGzip(bytes) ? await unzip(bytes) : bytes).toString('utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OperatorError(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
