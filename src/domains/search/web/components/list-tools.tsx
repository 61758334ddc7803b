import { useSite } from '#platform/web/site-context.ts';
import { ArrowUpDown, CalendarDays } from '#ui/icons/index.ts';
import { useSession } from '#domains/accounts/web/index.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { MOST_EXPORTED } from '../collect-homes.ts';
import { SORT_LABELS } from '../../model/orders.ts';
import { isSort, type SearchState, withSort } from '../search-state.ts';
import type { Go } from '../use-search-state.ts';

/** The order of the list, and its open houses as a file. */
export function ListTools({ state, searched, go }: { state: SearchState; searched: SearchState; go: Go }) {
  const { status } = useSession();
  const isMatchOffered = state.filters.wish !== undefined || state.sort === 'match' || status === 'signed-in';
  const isTravel = state.filters.commute !== undefined || state.filters.near !== undefined;
  const options = Object.entries(SORT_LABELS)
    .filter(([value]) => (value !== 'commute' || isTravel) && (value !== 'match' || isMatchOffered))
    .map(([value, label]) => ({ value, label }));
  return (
    <div className="flex min-w-0 items-center gap-1">
      <div className="relative">
        <Select
          aria-label="Order of the list"
          compact
          options={options}
          value={state.sort}
          onChange={({ target }) => go((now) => (isSort(target.value) ? withSort(now, target.value) : now))}
          className="w-11 sm:w-44 max-sm:[&_option]:text-ink max-sm:[&>select]:px-0 max-sm:[&>select]:text-transparent max-sm:[&>svg]:hidden"
        />
        {/* On a phone there is room only for an icon; the system's picker names the orders. */}
        <ArrowUpDown aria-hidden="true" className="pointer-events-none absolute inset-0 m-auto size-5 sm:hidden" />
      </div>
      <CalendarButton state={searched} />
    </div>
  );
}

/** Downloads the next open houses as a calendar file. The code for it loads on a press. */
function CalendarButton({ state }: { state: SearchState }) {
  const { productName } = useSite();
  const write = useWrite(async () => (await import('../open-houses-as-calendar.ts')).downloadOpenHouses(state, productName), {
    offline: 'fails',
    failureTitle: 'We couldn’t make the calendar file',
    done({ written, isComplete }) {
      if (written === 0) return { title: 'None of these homes has an open house to come' };
      return isComplete ? undefined : { title: `The file holds the open houses of the first ${MOST_EXPORTED} homes` };
    },
  });

  return (
    <span className="print:hidden">
      <IconButton
        icon={CalendarDays}
        label="Open houses as a calendar file"
        size="small"
        disabled={write.isBusy}
        onClick={() => void write.run()}
      />
    </span>
  );
}
