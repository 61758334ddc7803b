import type { Command } from 'commander';
import { benchOf, countOption, urlOption } from '../command-options.ts';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  benchOf(program)
    .command('selling')
    .description('how fast a running site in demo mode saves drafts, shows a published home to buyers, and draws offers')
    .addOption(urlOption())
    .addOption(countOption('--saves <n>', 'fields to save', 300))
    .addOption(countOption('--publications <n>', 'homes to publish; they are withdrawn afterwards', 10))
    .addOption(countOption('--offers <n>', 'offers to draw side by side', 40))
    .addOption(countOption('--draws <n>', 'how often to draw them', 20))
    .action(async (options: { url: string; saves: number; publications: number; offers: number; draws: number }) => {
      const { benchSelling } = await import('../../bench/selling.ts');
      const { findChromium } = await import('../find-chromium.ts');
      const result = await benchSelling({ ...options, chromiumPath: await findChromium((what) => operator.print(what)) });
      const line = (what: string, { p50, p95 }: { p50: number; p95: number }) => `${what}: p50 ${p50} ms, p95 ${p95} ms`;
      operator.result(result, [
        line('Saving a field', result.saveMs),
        line('Reading a home meanwhile', result.readMs),
        line('Publishing', result.publishMs),
        line('Then in search', result.inSearchMs),
        line('Then on the map', result.onMapMs),
        line('Then in the news of a saved search', result.inNewsMs),
        line(`Drawing those in sight of ${options.offers} offers`, result.inSightMs),
        line('Drawing all of them', result.drawnMs),
        line('What the page’s thread works for that', result.workMs),
        `${result.cores} cores, load ${result.load.toFixed(1)}.`,
      ]);
    });
}
