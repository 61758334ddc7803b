import type { ServerContext } from '#platform/ports/server-context.ts';

/** Where the demonstration notes until which day its visits are invented. */
export const INVENTED_MARK = 'insights.invented';

/** Demo people count in the demonstration alone, where nobody else is. */
export function countsDemo({ config }: Pick<ServerContext, 'config'>): boolean {
  return config.demoMode;
}
