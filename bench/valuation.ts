import { monitorEventLoopDelay } from 'node:perf_hooks';
import autocannon from 'autocannon';

export interface ValuationBenchOptions {
  /** A running site, with READS_PER_MINUTE=0. */
  url: string;
  homeIds: readonly number[];
  estimates: number;
  clients: number;
  /** Learns from the sales of the same database until it is told to stop. */
  train: (stopping: AbortSignal) => Promise<unknown>;
}

export interface ValuationBenchResult {
  estimates: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  failures: number;
  seconds: number;
  /** How long starting and tracking a training blocked the thread that answers requests. */
  heldUpP95Ms: number;
  heldUpMostMs: number;
}

const WARM_UP = 300;

/** How fast homes are valued, one after another for each client, while a model is trained. */
export async function benchValuation(options: ValuationBenchOptions): Promise<ValuationBenchResult> {
  await ask(options, WARM_UP);
  const stop = new AbortController();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const isStopped = (error: unknown) => {
    if (!stop.signal.aborted) throw error;
  };
  const training = options.train(stop.signal).catch(isStopped);
  const result = await Promise.race([ask(options, options.estimates), training.then(() => undefined)]);
  delay.disable();
  stop.abort();
  await training;
  if (result === undefined) throw new Error('The training ended before all estimates were given: ask for fewer.');
  return {
    ...result,
    heldUpP95Ms: Math.max(0, delay.percentile(95) / 1e6 - 10),
    heldUpMostMs: Math.max(0, delay.max / 1e6 - 10),
  };
}

async function ask({ url, homeIds, clients }: ValuationBenchOptions, amount: number) {
  let next = 0;
  const times: number[] = [];
  const result = await autocannon({
    url,
    connections: clients,
    amount,
    setupClient: (client) => {
      client.on('response', (_status, _bytes, milliseconds) => times.push(milliseconds));
    },
    requests: [
      {
        method: 'POST',
        path: '/api/valuation/estimates',
        headers: { 'content-type': 'application/json' },
        setupRequest: (request) => ({
          ...request,
          body: JSON.stringify({ homeId: homeIds[next++ % homeIds.length], facts: {} }),
        }),
      },
    ],
  });
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  return {
    estimates: result.requests.total,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    failures: result.non2xx + result.errors,
    seconds: result.duration,
  };
}
