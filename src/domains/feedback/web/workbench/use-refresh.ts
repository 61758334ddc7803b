import { useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#lib/endpoint.ts';

/** Asks for a read again, after something that no write of React sent. */
export function useRefresh({ path }: Pick<Endpoint, 'path'>): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(path) });
}
