import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '#domains/accounts/web/index.ts';
import { formatNumber } from '#lib/format.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { useToast } from '#ui/toast.tsx';
import { MOST_EXPORTED } from '../collect-homes.ts';
import { isSort, PAGE_SIZE, type SearchState, SORT_LABELS, withSort } from '../search-state.ts';
import type { Go } from '../use-search-state.ts';
import { useViewedHomes } from '../viewed-homes.ts';

/** The order of the list, and its open houses as a file. */
export function ListTools({ state, searched, go }: { state: SearchState; searched: SearchState; go: Go }) {
  const { status } = useSession();
  const isMatchOffered = state.filters.wish !== undefined || state.sort === 'match' || status === 'signed-in';
  const isTravel = state.filters.commute !== undefined || state.filters.near !== undefined;
  const options = Object.entries(SORT_LABELS)
    .filter(([value]) => (value !== 'commute' || isTravel) && (value !== 'match' || isMatchOffered))
    .map(([value, label]) => ({ value, label }));
  return (
    <div className="flex min-w-0 items-center gap-1 max-sm:w-full">
      <Select
        aria-label="Order of the list"
        compact
        options={options}
        value={state.sort}
        onChange={({ target }) => go((now) => (isSort(target.value) ? withSort(now, target.value) : now))}
        className="sm:w-44 sm:shrink-0"
      />
      <CalendarButton state={searched} />
    </div>
  );
}

/** Puts the next open houses of the homes into the reader's calendar. What writes the file is loaded when it is wanted. */
function CalendarButton({ state }: { state: SearchState }) {
  const [isBusy, setBusy] = useState(false);
  const { toast } = useToast();

  async function write() {
    setBusy(true);
    try {
      const { downloadOpenHouses } = await import('../open-houses-as-calendar.ts');
      const { written, isComplete } = await downloadOpenHouses(state);
      if (written === 0) toast({ title: 'None of these homes has an open house to come' });
      else if (!isComplete) toast({ title: `The file holds the open houses of the first ${MOST_EXPORTED} homes` });
    } catch {
      toast({ title: 'The calendar file could not be made', description: 'Try again in a moment.', variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <span className="print:hidden">
      <IconButton
        icon={CalendarDays}
        label="Open houses as a calendar file"
        size="small"
        disabled={isBusy}
        onClick={() => void write()}
      />
    </span>
  );
}

/** Homes that were opened in this browser can be left out. Their number is only known here. */
export function HideViewed({ state, go }: { state: SearchState; go: Go }) {
  const viewed = useViewedHomes();
  if (viewed.size === 0 && !state.hidesViewed) return null;
  return (
    <Checkbox
      label={
        <span className="text-sm">
          Hide the {formatNumber(viewed.size)} {viewed.size === 1 ? 'home' : 'homes'} I have viewed
        </span>
      }
      checked={state.hidesViewed}
      onChange={({ target }) => go((now) => ({ ...now, hidesViewed: target.checked, cursor: '', shown: PAGE_SIZE }))}
    />
  );
}
