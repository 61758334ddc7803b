import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { CollectionDialog } from './collection-dialog.tsx';

/** The collection that the address names, over a dashboard that may hide its card. */
export function OpenCollection() {
  const [id, show] = useOpenCollection();
  return id === null ? null : <CollectionDialog id={id} onClose={() => show(null)} />;
}

export function useOpenCollection() {
  const [query, change] = useAddressQuery();
  const show = (collection: string | null) => change({ collection });
  return [query.get('collection'), show] as const;
}
