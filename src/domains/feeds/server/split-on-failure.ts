import { isRace, sqlStateOf } from '#platform/db/sql-state.ts';

const TRIES = 4;
/** SQLSTATE of a race for the same new key. */
const DUPLICATE = '23505';

/**
 * Writes items together; where the database refuses a value, halves them until the refused one is alone and goes to
 * `onRefused`. Retries transient failures; throws any other.
 */
export async function splitOnFailure<Item>(
  items: readonly Item[],
  write: (part: readonly Item[]) => Promise<void>,
  onRefused: (item: Item, error: Error) => void | Promise<void>,
): Promise<void> {
  if (items.length === 0) return;
  const error = await tryRepeatedly(() => write(items));
  if (error === undefined) return;
  if (!isDataFault(error)) throw error;
  const [only] = items;
  if (items.length === 1 && only !== undefined) {
    await onRefused(only, error);
    return;
  }
  const middle = Math.ceil(items.length / 2);
  await splitOnFailure(items.slice(0, middle), write, onRefused);
  await splitOnFailure(items.slice(middle), write, onRefused);
}

async function tryRepeatedly(write: () => Promise<void>): Promise<Error | undefined> {
  for (let tried = 1; ; tried++) {
    try {
      await write();
      return undefined;
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      const isTransient = isRace(failure) || sqlStateOf(failure) === DUPLICATE;
      if (!isTransient || tried >= TRIES) return failure;
      await new Promise((resolve) => setTimeout(resolve, 50 * 2 ** tried));
    }
  }
}

// Class 22 is data that does not fit its type, 23 data that breaks a rule, 54 data beyond a limit.
function isDataFault(error: Error): boolean {
  return /^(?:22|23|54)/.test(sqlStateOf(error));
}
