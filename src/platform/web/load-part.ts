import { isReached, isScriptFailure, untilReached } from './connection.ts';

/** Loads a part of a page; without a connection it waits for one, and the rest of the page stays as it is. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let hasFailedOnline = false; ;) {
    try {
      return await load();
    } catch (error) {
      if (!isScriptFailure(error) || hasFailedOnline) throw error;
      // The site is there and the script is not: once more, then a new version has taken its place.
      hasFailedOnline = await isReached();
      await untilReached();
    }
  }
}
