import { createPublicCache, type PublicCache } from '#platform/db/public-cache.ts';
import type { Context } from '#platform/verb/context.ts';

type Reading = Pick<Context, 'db' | 'now' | 'changes'>;

/** Facts of all vendors of a category, which every answer needs: few, and remembered as long as the answers themselves. */
export function rememberFacts<Value extends {}>(
  read: (ctx: Reading, key: string) => Promise<Value>,
): (ctx: Reading, key: string) => Promise<Value> {
  const remembered = new WeakMap<WeakKey, PublicCache<string, Value>>();
  const cacheOf = ({ changes }: Reading): PublicCache<string, Value> | undefined => {
    if (changes === undefined) return undefined;
    const known = remembered.get(changes) ?? createPublicCache<string, Value>(changes, { most: 500 });
    remembered.set(changes, known);
    return known;
  };
  return async (ctx, key) => {
    const cache = cacheOf(ctx);
    const known = cache?.get(key, ctx.now.getTime());
    if (known !== undefined) return known;
    const keep = cache?.begin(ctx.now.getTime());
    const value = await read(ctx, key);
    keep?.(key, value);
    return value;
  };
}
