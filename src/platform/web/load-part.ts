import { isScriptFailure } from './line-failures.ts';
import { watchLine } from './watch-line.ts';

/** Loads a part of a page. Without a connection it waits for one, while the rest of the page stays as it is. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let hasFailedOnline = false; ;) {
    try {
      return await load();
    } catch (error) {
      const connection: Awaited<ReturnType<typeof watchLine>> =
        isScriptFailure(error) && !hasFailedOnline ? await watchLine() : undefined;
      if (connection === undefined) throw error;
      // The site answers and the script is gone: one more try, then a new version has replaced it.
      hasFailedOnline = await connection.connectionStore.isReached();
      await connection.untilReached();
    }
  }
}
