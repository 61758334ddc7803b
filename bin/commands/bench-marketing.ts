import type { Command } from 'commander';
import { benchOf, countOption } from '../command-options.ts';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  benchOf(program)
    .command('marketing')
    .description('how long a flyer takes to draw, and a material of every template as a set packs them')
    .addOption(countOption('--photos <n>', 'how many photos the listing has, in print size', 8))
    .action(async (options: { photos: number }) => {
      const { benchMarketing } = await import('../../bench/marketing.ts');
      const result = await benchMarketing(options);
      operator.result(result, [
        `A flyer: ${result.firstFlyerSeconds} s while its process starts, ${result.flyerSeconds} s after it.`,
        `${result.materials} materials of one set: ${result.setSeconds} s. The slowest: ${result.slowest.map(({ template, seconds }) => `${template} ${seconds} s`).join(', ')}.`,
        `${result.photos} photos of ${result.megapixels} megapixels. Load ${result.load} on ${result.cores} cores.`,
      ]);
    });
}
