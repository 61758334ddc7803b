import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Button } from '#ui/button.tsx';
import { formatCount } from '#lib/format.ts';
import { listSets, makeSet, type Material } from '../../contract.ts';

interface SetBarProps {
  shown: readonly Material[];
  chosen: readonly Material[];
  onPick: (ids: readonly string[]) => void;
}

/** Packs the chosen materials into one file. */
export function SetBar({ shown, chosen, onPick }: SetBarProps) {
  const pack = useWrite((materialIds: string[], key) => browserApi.call(makeSet, { body: { id: key, materialIds } }), {
    refreshes: [listSets],
    // What keeps a material from going out is for its maker to mend.
    tells: 'page',
    done: { title: 'We’re preparing your file. You can keep working.' },
  });
  const homes = new Set(chosen.map(({ listingId }) => listingId)).size;
  if (shown.length < 2) return null;
  return (
    <div className="mt-6 space-y-3" role="group" aria-label="Several materials">
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-sm text-ink-soft" aria-live="polite">
          {chosen.length === 0 ? `${formatCount(shown.length, 'material')}. Choose those to pack.` : `${chosen.length} chosen`}
          {homes > 1 ? ' from several homes. A file can only hold materials for one.' : ''}
        </p>
        <Button
          variant="quiet"
          size="small"
          onClick={() => onPick(chosen.length === shown.length ? [] : shown.map(({ id }) => id))}
        >
          {chosen.length === shown.length ? 'Choose none' : 'Choose all'}
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={chosen.length === 0 || homes > 1}
          busy={pack.isBusy}
          onClick={() => void pack.run(chosen.map(({ id }) => id))}
        >
          Pack into one file
        </Button>
      </div>
      <WriteFailure of={pack} title="These materials can’t go out together" />
    </div>
  );
}
