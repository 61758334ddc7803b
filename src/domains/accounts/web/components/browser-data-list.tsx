import { useCallback, useEffect, useState } from 'react';
import { reportEvent } from '#domains/analytics/web/index.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { AppLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { endedBy, formatBytes, listBrowserData, removeBrowserItem, type BrowserItem } from '../browser-data.ts';
import { loadSessionEngine, signOut } from '../session/start-session.ts';

// Pages and other tabs keep writing.
const LOOK_EVERY_MS = 2_000;

const PLACES = {
  local: 'kept until cleared',
  session: 'kept for this tab',
  cache: 'service-worker cache',
  memory: 'until the page is closed',
} as const;

/** What the browser stores for this site, item by item, each with a way to clear it. */
export function BrowserDataList() {
  const [items, setItems] = useState<BrowserItem[]>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isUnreached, setUnreached] = useState(false);
  const [cleared, setCleared] = useState<readonly string[]>([]);

  const look = useCallback(async () => setItems(await listBrowserData()), []);
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);

  async function clear(selected: readonly BrowserItem[], isAll: boolean): Promise<void> {
    const drafts = selected.filter((item) => item.isDraft);
    if (drafts.length > 0 && !window.confirm('Unsent drafts are among what you clear. Clear them all the same?')) return;
    const ends = isAll ? 'everyone' : endedBy(selected);
    const isOver = ends === undefined || (await signOut(ends === 'everyone' ? ends : undefined));
    setUnreached(!isOver);
    await Promise.all(selected.map(removeBrowserItem));
    if (selected.some((item) => item.isSession)) await (await loadSessionEngine()).follow();
    reportEvent('cache_cleared');
    setCleared([...selected.map((item) => item.label), ...(isAll ? ['Your session'] : [])]);
    setChosen(new Set());
    await look();
  }

  const selected = items?.filter((item) => chosen.has(item.id)) ?? [];
  const hasDrafts = items?.some((item) => item.isDraft) === true;
  return (
    <>
      {hasDrafts && (
        <Notice tone="warning" title="There are unsent drafts" className="mt-6">
          You’ll lose what you typed and haven’t sent.
        </Notice>
      )}
      {isUnreached && (
        <Notice tone="warning" title="The site could not be reached" live className="mt-6">
          This browser has forgotten you, but your session may still be open. Sign out again when you are online.
        </Notice>
      )}
      {cleared.length > 0 && (
        <Notice tone="success" title="Cleared" live className="mt-6">
          {cleared.join(', ')}
        </Notice>
      )}
      <Card className="mt-6">
        {items === undefined ? (
          <Skeleton className="h-32" />
        ) : items.length === 0 ? (
          <p className="text-ink-soft">Nothing is kept here.</p>
        ) : (
          <ul className="divide-y divide-line">
            {items.map((item) => (
              <li key={item.id} className="flex items-start justify-between gap-4 py-2">
                <Checkbox
                  label={item.label}
                  hint={
                    <>
                      <code>{item.key}</code> · {PLACES[item.place]}
                      {item.isSession ? ' · clearing it signs you out' : ''}
                      {item.isDraft ? ' · unsent' : ''}
                    </>
                  }
                  checked={chosen.has(item.id)}
                  onChange={(event) => setChosen(withChoice(chosen, item.id, event.target.checked))}
                />
                <span className="shrink-0 py-1 text-sm text-ink-soft">{formatBytes(item.bytes)}</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button disabled={selected.length === 0} onClick={() => void clear(selected, false)}>
          Clear selected
        </Button>
        <Button variant="destructive" disabled={items === undefined} onClick={() => void clear(items ?? [], true)}>
          Clear all and sign out
        </Button>
        <Button asChild variant="secondary">
          <AppLink href="/">Go to the home page</AppLink>
        </Button>
      </div>
    </>
  );
}

function withChoice(chosen: ReadonlySet<string>, id: string, isChosen: boolean): ReadonlySet<string> {
  const next = new Set(chosen);
  if (isChosen) next.add(id);
  else next.delete(id);
  return next;
}
