import type { InferDataFromTag, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Endpoint } from '#lib/endpoint.ts';

/** Asks again for what pages show from these reads, whatever their parameters. */
export async function refreshReads(client: QueryClient, reads: readonly Pick<Endpoint, 'path'>[]): Promise<void> {
  const shapes = reads.map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
  const isRead = (key: unknown) => shapes.some((shape) => shape.test(String(key).split('?')[0] ?? ''));
  await client.invalidateQueries({ predicate: ({ queryKey }) => isRead(queryKey[0]) });
}

/** Shows what a write answered instead of what was read. A read under way may be older than the answer. */
export async function showAnswer<Key extends QueryKey>(
  client: QueryClient,
  { queryKey }: { queryKey: Key },
  data:
    | InferDataFromTag<unknown, Key>
    | ((before: InferDataFromTag<unknown, Key> | undefined) => InferDataFromTag<unknown, Key> | undefined),
): Promise<void> {
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, data);
}
