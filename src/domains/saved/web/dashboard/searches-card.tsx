import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from '#ui/icons/index.ts';
import { useState } from 'react';
import { countDays, formatWholeDollars } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClasses } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { AppLink, LineLink } from '#ui/link.tsx';
import { useOpenDialog } from '#ui/open-dialogs.tsx';
import {
  deleteSavedSearch,
  markSearchSeen,
  restoreSavedSearch,
  type SavedSearch,
  type SearchNews,
} from '../../contract/searches.ts';
import { searchPath } from '../../model/search-text.ts';
import { SEARCH_READS, searchesQuery, searchNewsQuery } from '../api.ts';
import { FREQUENCY_LABELS } from '../components/alert-fields.tsx';
import { HomeLine } from './home-line.tsx';
import { ClaimAlerts } from './claim-alerts.tsx';
import { EditSearch } from './edit-search.tsx';

/** Saved searches, with what is new in each. */
export function SearchesCard() {
  const query = useQuery(searchesQuery);
  return (
    <Loaded query={query}>
      {({ searches, guestAlerts }) => (
        <>
          {guestAlerts > 0 ? <ClaimAlerts count={guestAlerts} /> : null}
          <SearchList searches={searches} />
        </>
      )}
    </Loaded>
  );
}

function SearchList({ searches }: { searches: SavedSearch[] }) {
  if (searches.length === 0)
    return (
      <EmptyState
        title="No saved searches"
        action={
          <AppLink href="/property-search" className={buttonClasses({ variant: 'secondary' })}>
            Search homes
          </AppLink>
        }
      >
        Save a search to hear about new homes, price cuts and open houses that fit it.
      </EmptyState>
    );
  return (
    <ul className="divide-y divide-line">
      {searches.map((search) => (
        <SearchRow key={search.id} search={search} />
      ))}
    </ul>
  );
}

function SearchRow({ search }: { search: SavedSearch }) {
  const openDialog = useOpenDialog();
  const [isOpen, setOpen] = useState(false);
  const { id, name, news } = search;
  const fresh = news.new + news.price + news.status + news['open-house'];
  const params = { id };
  const remove = useWrite(deleteSavedSearch, {
    refreshes: SEARCH_READS,
    done: { title: 'Saved search deleted', description: name },
    undo: () => browserApi.call(restoreSavedSearch, { params }),
  });
  const seen = useWrite(markSearchSeen, { refreshes: SEARCH_READS, tells: 'nobody' });

  return (
    <li className="py-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <p className="flex flex-wrap items-center gap-2">
            <LineLink href={searchPath(search.filters, search.id)} look="title">
              {name}
            </LineLink>
            {fresh > 0 ? <Badge tone="accent">{sayNews(news)}</Badge> : null}
          </p>
          <p className="text-sm text-ink-soft">{sayAlerts(search)}</p>
        </div>
        <IconButton
          icon={Pencil}
          size="small"
          label={`Edit ${name}`}
          onClick={() => openDialog((close) => <EditSearch search={search} onClose={close} />)}
        />
        <IconButton
          icon={Trash2}
          size="small"
          label={`Delete ${name}`}
          busy={remove.isBusy}
          onClick={() => void remove.run({ params })}
        />
      </div>
      <Button
        variant="quiet"
        size="small"
        className="-ml-3"
        aria-expanded={isOpen}
        onClick={() => {
          if (!isOpen && fresh > 0) void seen.run({ params });
          setOpen(!isOpen);
        }}
      >
        {isOpen ? 'Hide what changed' : 'What changed'}
      </Button>
      {isOpen ? <SearchNewsList id={id} /> : null}
    </li>
  );
}

function SearchNewsList({ id }: { id: string }) {
  const query = useQuery(searchNewsQuery(id));
  return (
    <Loaded
      query={query}
      isEmpty={({ news }) => news.length === 0}
      empty={<p className="text-sm text-ink-soft">Nothing has changed since you saved it.</p>}
    >
      {({ news }) => (
        <ul className="divide-y divide-line">
          {news.map((one) => (
            <li key={`${one.listing.listingKey} ${one.at} ${one.kind}`}>
              <HomeLine listing={one.listing} note={<span className="text-accent">{sayChange(one)}</span>} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function sayNews(news: SavedSearch['news']): string {
  const parts = [
    news.new > 0 ? `${news.new} new` : '',
    news.price > 0 ? `${news.price} ${news.price === 1 ? 'price change' : 'price changes'}` : '',
    news.status > 0 ? `${news.status} ${news.status === 1 ? 'status change' : 'status changes'}` : '',
    news['open-house'] > 0 ? `${news['open-house']} open ${news['open-house'] === 1 ? 'house' : 'houses'}` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

const MAIL_NOTES: Partial<Record<SavedSearch['mail'], string>> = {
  stopped: 'mail stopped by its unsubscribe link',
  unverified: 'mail begins once your address is confirmed',
  demo: 'demonstration people get no mail',
};

function sayAlerts({ frequency, channels, mail }: SavedSearch): string {
  if (frequency === 'off') return 'Alerts off';
  const ways = [
    channels.includes('in-app') ? 'here right away' : '',
    channels.includes('email') ? `by email ${FREQUENCY_LABELS[frequency].toLowerCase()}` : '',
  ];
  const note = MAIL_NOTES[mail];
  const told = ways.filter((way) => way !== '').join(', ');
  return `${told === '' ? 'Alerts off' : `Alerts ${told}`}${note === undefined ? '' : ` (${note})`}`;
}

function sayChange({ kind, priceBefore, priceAfter, statusAfter, at }: SearchNews): string {
  const days = countDays(at, new Date().toISOString(), viewerTimeZone());
  const when = days <= 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`;
  if (kind === 'new') return `New ${when}`;
  if (kind === 'open-house') return `Open house announced ${when}`;
  if (kind === 'status' || priceBefore === null || priceAfter === null) return `Now ${statusAfter}, ${when}`;
  const word = priceAfter < priceBefore ? 'Price cut' : 'Price raised';
  return `${word} from ${formatWholeDollars(priceBefore)}, ${when}`;
}
