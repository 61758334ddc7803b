import { isScriptFailure } from './line-failures.ts';
import { watchLine } from './watch-line.ts';

/** Loads a part of a page; without a connection it waits for one, and the rest of the page stays as it is. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let hasFailedOnline = false; ;) {
    try {
      return await load();
    } catch (error) {
      const connection: Awaited<ReturnType<typeof watchLine>> =
        isScriptFailure(error) && !hasFailedOnline ? await watchLine() : undefined;
      if (connection === undefined) throw error;
      // The site is there and the script is not: once more, then a new version has taken its place.
      hasFailedOnline = await connection.connectionStore.isReached();
      await connection.untilReached();
    }
  }
}
