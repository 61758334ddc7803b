import type { Db } from '#platform/db/database.ts';
import { readMark } from '#platform/db/marks.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';

/** Where the demonstration notes until which day its visits are invented. */
export const INVENTED_MARK = 'insights.invented';

/** The last day whose visits are invented; null where none are. */
export async function readInventedUntil(db: Db): Promise<string | null> {
  const mark = await readMark(db, INVENTED_MARK);
  return typeof mark === 'object' && mark !== null && 'until' in mark && typeof mark.until === 'string' ? mark.until : null;
}

/** Demo people count in the demonstration alone, where nobody else is. */
export function countsDemo({ config }: Pick<ServerContext, 'config'>): boolean {
  return config.demoMode;
}
