import { fork } from 'node:child_process';
import path from 'node:path';
import { OperatorError } from '#platform/config/operator-error.ts';
import { shortLivedEnvironment } from './short-lived.ts';

/** What the process that builds the city reports to its parent. */
export type CityNews =
  | { step: string; share: number }
  | { state: 'browsable' }
  | { state: 'whole' }
  | { state: 'failed'; reason: string };

export interface CityBuild {
  /** Says where to store the city. Until then it is generated in memory. */
  storeIn: (connectionString: string) => void;
  /** The homes for sale can be browsed. */
  browsable: Promise<void>;
  /** Everything is built. */
  whole: Promise<void>;
  /** Called with each step and how much of it is done, from 0 to 1. */
  follow(onProgress: (step: string, share: number) => void): void;
  /** Stops the build; the next start continues it. */
  stop: () => Promise<void>;
  isStopped: () => boolean;
}

const LOADER = new URL('../src/platform/runtime/load-sources.js', import.meta.url).href;

/** Builds the demonstration city in a separate process, so that pages are built and visitors served meanwhile. */
export function buildCity(order: { asOf: string }): CityBuild {
  const child = fork(path.join(import.meta.dirname, 'city-builder.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: shortLivedEnvironment(),
    // Settings that keep a site small for months would only slow down a minute's work.
    // What the city is written by holds TSX, which Node reads once its sources are loaded our way.
    execArgv: [`--import=${LOADER}`, ...process.execArgv.filter((flag) => !/^--(max-semi-space|import)/.test(flag))],
  });
  const [browsable, whole, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isStopped = false;
  let tellProgress: (step: string, share: number) => void = () => {};
  const fail = (reason: string) => {
    const error = new OperatorError(reason);
    browsable.reject(error);
    whole.reject(error);
  };
  child.on('message', (news: CityNews) => {
    if ('step' in news) return tellProgress(news.step, news.share);
    if (news.state === 'failed') return fail(news.reason);
    browsable.resolve();
    if (news.state === 'whole') whole.resolve();
  });
  child.once('error', (error) => fail(`The demonstration city could not be built (${error.message}): start again.`));
  child.once('exit', () => {
    fail('The demonstration city was broken off: start again, and it goes on.');
    ended.resolve();
  });
  // Only interested callers await each.
  for (const { promise } of [browsable, whole]) promise.catch(() => {});
  child.send(order);
  return {
    storeIn: (connectionString) => void (child.connected && child.send({ connectionString })),
    browsable: browsable.promise,
    whole: whole.promise,
    follow(onProgress) {
      tellProgress = onProgress;
    },
    isStopped: () => isStopped,
    async stop() {
      isStopped = true;
      if (child.exitCode === null && child.signalCode === null) child.kill();
      await ended.promise;
    },
  };
}
