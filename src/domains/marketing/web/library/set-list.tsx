import { useQuery } from '@tanstack/react-query';
import { formatCount, formatDate } from '#lib/format.ts';
import { KEPT_SET_DAYS } from '#lib/kept-for.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { MaterialSet } from '../../contract.ts';
import { setFileUrl, setsOptions } from '../api.ts';

const MEGABYTE = 1024 * 1024;

/** Files with several materials, while they are made and until they end. */
export function SetList() {
  const query = useQuery({ ...setsOptions(), meta: { follows: ['own-listings'] } });
  return (
    <Loaded query={query} pending={null} failed={null} isEmpty={({ sets }) => sets.length === 0} empty={null}>
      {({ sets }) => (
        <section aria-label="Packed files" className="mt-6 rounded-card border border-line bg-surface p-4">
          <h2 className="font-medium">Packed files</h2>
          <ul className="mt-2 divide-y divide-line">
            {sets.slice(0, 5).map((one) => (
              <SetRow key={one.id} set={one} />
            ))}
          </ul>
          <p className="mt-2 text-sm text-ink-soft">We keep them for {KEPT_SET_DAYS} days.</p>
        </section>
      )}
    </Loaded>
  );
}

function SetRow({ set }: { set: MaterialSet }) {
  const { id, fileName, state, done, total, bytes, madeAt } = set;
  const download = useWrite(() => downloadAsUser(setFileUrl(id), fileName), {
    failureTitle: 'The file didn’t download',
  });
  const words = `${formatCount(total, 'material')}, ${formatDate(madeAt, viewerTimeZone())}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2 text-sm">
      <span>
        {words}
        {bytes === null ? '' : `, ${(bytes / MEGABYTE).toFixed(1)} MB`}
      </span>
      {state === 'ready' ? (
        <Button
          variant="secondary"
          size="small"
          busy={download.isBusy}
          aria-label={`Download: ${words}`}
          onClick={() => void download.run()}
        >
          Download
        </Button>
      ) : state === 'failed' ? (
        <span className="text-error">We couldn’t make this file. Try again.</span>
      ) : (
        <span className="flex min-w-48 items-center gap-3">
          <ProgressBar label="Materials drawn" value={total === 0 ? 0 : done / total} className="flex-1" />
          {done} of {total}
        </span>
      )}
    </li>
  );
}
