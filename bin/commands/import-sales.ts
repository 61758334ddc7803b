import type { Command } from 'commander';
import { formatNumber } from '#lib/format.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import { importOf } from '../command-options.ts';
import type { Operator } from '../operator.ts';

interface Options {
  mapping: string;
  source: string;
  removeDemonstration?: boolean;
}

export function register(program: Command, operator: Operator): void {
  importOf(program)
    .command('sales')
    .description('load recorded sales from a CSV file, in place of what the same source had before')
    .argument('<csv>', 'one sale a line')
    .requiredOption('--mapping <json>', 'which columns mean what')
    .option('--source <name>', 'where the sales come from', 'Imported sales')
    .option('--remove-demonstration', 'remove the demonstration city first; real homes never stand beside it')
    .action((file: string, options: Options) => run(operator, file, options));
}

async function run(operator: Operator, file: string, options: Options): Promise<void> {
  const { hasDemonstration, removeDemonstration } = await import('#domains/feeds/server/index.ts');
  const { refreshMarket } = await import('#domains/market/server/index.ts');
  const { importSales } = await import('#domains/valuation/server/index.ts');
  await operator.withDatabase(async ({ ctx }) => {
    if (await hasDemonstration(ctx)) {
      if (options.removeDemonstration !== true)
        throw new OperatorError(
          'The demonstration city is still here, and real homes never stand beside it: run the import again with --remove-demonstration to remove the city first.',
        );
      operator.print('Removing the demonstration city …');
      await removeDemonstration(ctx);
    }
    const result = await importSales(ctx, {
      file: operator.resolvePath(file),
      mappingFile: operator.resolvePath(options.mapping),
      source: options.source,
    });
    await refreshMarket(ctx);
    operator.result(result, [
      `Imported ${formatNumber(result.sales)} sales of ${formatNumber(result.homes)} homes; ${formatNumber(result.repeated)} lines said the same again. Next: valuation train.`,
    ]);
  });
}
