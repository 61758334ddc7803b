import type { Command } from 'commander';
import type { Operator } from '../operator.ts';

export function register(program: Command, operator: Operator): void {
  program
    .command('serve', { isDefault: false })
    .description('start the site: database, pages, background work (npm start)')
    .option('--no-worker', 'leave background work to other processes')
    .option('--whole-city', 'open when all of the demonstration city stands, not as soon as its homes can be browsed')
    .action(async (options: { worker: boolean; wholeCity?: boolean }) => {
      const { serve } = await import('../serve.ts');
      await serve(operator, { isDevelopment: false, withWorker: options.worker, withWholeCity: options.wholeCity === true });
    });
  program
    .command('dev')
    .description('the same from sources, with hot reload (npm run dev)')
    .action(async () => {
      const { serve } = await import('../serve.ts');
      await serve(operator, { isDevelopment: true, withWorker: true });
    });
  program
    .command('worker')
    .description('do background work only')
    .action(async () => {
      const { runWorker } = await import('../serve.ts');
      await runWorker(operator);
    });
}
