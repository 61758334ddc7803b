import type { Command } from 'commander';
import { benchOf, countOption } from '../command-options.ts';
import type { Operator } from '../operator.ts';

interface Options {
  files: number;
  megabytes: number;
}

export function register(program: Command, operator: Operator): void {
  benchOf(program)
    .command('vault')
    .description('lists and searches a vault of many files, and uploads a large one, in a database of its own')
    .addOption(countOption('--files <n>', 'how many files the vault has', 100_000))
    .addOption(countOption('--megabytes <n>', 'how large the uploaded file is', 100))
    .action(async (options: Options) => {
      const { runVaultBench } = await import('../../bench/vault.ts');
      await operator.withDatabase(
        async ({ connectionString }) => {
          const progress = operator.progress('Measuring');
          const result = await runVaultBench({
            ...options,
            serverUrl: connectionString,
            log: operator.log,
            report: (step) => progress.note(step),
          }).finally(() => progress.done());
          const line = (what: string, { p50, p95 }: typeof result.listed) => `${what.padEnd(12)} p50 ${p50} ms, p95 ${p95} ms`;
          operator.result(result, [
            line('A page', result.listed),
            line('A search', result.searched),
            line('The vault', result.opened),
            `Upload of ${result.upload.megabytes} MB: ${result.upload.seconds.toFixed(1)} s, at most ${result.upload.peakRssMb} MB of memory in all.`,
            `${result.files} files, load ${result.load.toFixed(1)}.`,
          ]);
        },
        { migrate: false },
      );
    });
}
