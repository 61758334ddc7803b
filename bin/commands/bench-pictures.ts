import type { Command } from 'commander';
import { benchOf, countOption } from '../command-options.ts';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  benchOf(program)
    .command('pictures')
    .description('how much memory and time it takes to receive and keep the photos of a listing')
    .addOption(countOption('--pictures <n>', 'how many are sent, three at a time', 30))
    .addOption(countOption('--megabytes <n>', 'how large each is, at least', 8))
    .action(async (options: { pictures: number; megabytes: number }) => {
      const { benchPictures } = await import('../../bench/pictures.ts');
      const result = await benchPictures(options);
      operator.result(result, [
        `${result.pictures} pictures of ${result.megabytes} MB and ${result.megapixels} megapixels: ${result.cpuSeconds} s of processor time, ${result.seconds} s.`,
        `Memory: ${result.startMb} MB before, ${result.mostMb} MB at most. Load ${result.load} on ${result.cores} cores.`,
      ]);
    });
}
