import type { Command } from 'commander';
import { benchOf, clientsOption, countOption } from '../command-options.ts';
import type { Operator } from '../operator.ts';

interface Options {
  clients: number;
  orders: number;
}

export function register(program: Command, operator: Operator): void {
  benchOf(program)
    .command('billing')
    .description('milliseconds of a checkout and of answering events of a provider, in a database of its own')
    .addOption(clientsOption(4))
    .addOption(countOption('--orders <n>', 'orders to place', 400))
    .action((options: Options) => measure(operator, options));
}

async function measure(operator: Operator, options: Options): Promise<void> {
  const { benchBilling } = await import('../../bench/billing.ts');
  const { withScratchDatabase } = await import('../../bench/search/scratch-database.ts');
  await operator.withDatabase(({ connectionString: serverUrl }) =>
    withScratchDatabase(serverUrl, {}, async (connectionString) => {
      const { checkout, webhook, ...at } = await benchBilling({ ...options, connectionString, log: operator.log });
      operator.result({ checkout, webhook, ...at }, [
        `${checkout.orders} checkouts by ${at.clients} at once: p50 ${checkout.ownMs.p50} ms, p95 ${checkout.ownMs.p95} ms; the provider took ${checkout.providerMs.p50} ms more, p95 ${checkout.providerMs.p95} ms.`,
        `${webhook.events} events: answered in p50 ${webhook.ms.p50} ms, p95 ${webhook.ms.p95} ms.`,
        `The smallest query between them: p50 ${at.roundTripMs.p50} ms, p95 ${at.roundTripMs.p95} ms; a checkout takes as long as ${at.ratio.p50} of them, p95 ${at.ratio.p95}.`,
        `${at.cores} cores, load ${at.load.toFixed(1)}.`,
      ]);
    }),
  );
}
