import { judgeFailure } from './judge-failure.ts';

const FIRST_PAUSE_MS = 1_000;
const LAST_PAUSE_MS = 15_000;

interface RetryOptions {
  signal?: AbortSignal;
  /** Called at the first failure. */
  onAway?: () => void;
}

/** Tries again while only the line, or an absent server, is in the way; undefined when nobody wants it anymore. */
export async function retryWhileAway<T>(run: () => Promise<T>, { signal, onAway }: RetryOptions = {}): Promise<T | undefined> {
  for (let pause = FIRST_PAUSE_MS; !hasEnded(signal); pause = Math.min(LAST_PAUSE_MS, pause * 2)) {
    try {
      const answer = await run();
      return hasEnded(signal) ? undefined : answer;
    } catch (error) {
      if (judgeFailure(error) !== 'again') throw error;
      onAway?.();
      await waitForLine(pause, signal);
    }
  }
  return undefined;
}

function hasEnded(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true;
}

/** Waits until a pause is over, or the browser is online again. */
function waitForLine(pause: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, pause);
    window.addEventListener('online', end);
    signal?.addEventListener('abort', end, { once: true });
  });
}
