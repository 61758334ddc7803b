import { useSearchParams } from 'react-router';
import { CollectionDialog } from './collection-dialog.tsx';

/** The collection that the address names, over a dashboard that may hide its card. */
export function OpenCollection() {
  const [id, show] = useOpenCollection();
  return id === null ? null : <CollectionDialog id={id} onClose={() => show(null)} />;
}

export function useOpenCollection() {
  const [params, setParams] = useSearchParams();
  const show = (id: string | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (id === null) next.delete('collection');
        else next.set('collection', id);
        return next;
      },
      { preventScrollReset: true },
    );
  return [params.get('collection'), show] as const;
}
