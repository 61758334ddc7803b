import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cn } from './class-names.ts';
import { AppLink } from './link.tsx';
import { useChosenInSight } from './use-chosen-in-sight.ts';

const listClasses = 'ui-scroll-row relative -mx-3 -mb-px flex gap-1 overflow-x-auto overflow-y-hidden';
const tabClasses =
  'relative flex min-h-control shrink-0 items-center gap-2 px-3 text-sm font-medium whitespace-nowrap text-ink-soft no-underline hover:text-ink focus-visible:-outline-offset-2 ' +
  'after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full';
const chosenClasses = 'text-ink after:bg-brand';

export interface Tab {
  id: string;
  label: string;
  count?: number | undefined;
  content: ReactNode;
}

export interface TabsProps {
  /** Names the set for screen readers. */
  label: string;
  tabs: readonly Tab[];
  /** The chosen tab, if the page keeps it (in the address, say). */
  value?: string | undefined;
  onValueChange?: ((id: string) => void) | undefined;
  defaultValue?: string | undefined;
  className?: string | undefined;
}

export function Tabs({ label, tabs, value, onValueChange, defaultValue, className }: TabsProps) {
  const base = useId();
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.id);
  const wanted = value ?? own;
  const chosen = tabs.some((tab) => tab.id === wanted) ? wanted : tabs[0]?.id;

  const row = useChosenInSight<HTMLDivElement>(chosen);

  function choose(id: string) {
    setOwn(id);
    onValueChange?.(id);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    // From the tab with the focus: where the page keeps the choice, that may come after the next key.
    const at = tabs.findIndex((tab) => `${base}-${tab.id}` === document.activeElement?.id);
    const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = target === undefined ? undefined : tabs[(target + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  }

  return (
    <div className={cn('min-w-0', className)}>
      <div className="border-b border-line">
        <div ref={row} role="tablist" aria-label={label} className={listClasses} onKeyDown={onKeyDown}>
          {tabs.map((tab) => {
            const isChosen = tab.id === chosen;
            return (
              <button
                key={tab.id}
                id={`${base}-${tab.id}`}
                type="button"
                role="tab"
                aria-selected={isChosen}
                aria-controls={isChosen ? `${base}-${tab.id}-panel` : undefined}
                tabIndex={isChosen ? 0 : -1}
                onClick={() => choose(tab.id)}
                className={cn(tabClasses, isChosen && chosenClasses)}
              >
                {tab.label}
                {tab.count === undefined ? null : <TabCount count={tab.count} />}
              </button>
            );
          })}
        </div>
      </div>
      {tabs.map((tab) =>
        tab.id === chosen ? (
          <div key={tab.id} id={`${base}-${tab.id}-panel`} role="tabpanel" aria-labelledby={`${base}-${tab.id}`} className="pt-5">
            {tab.content}
          </div>
        ) : null,
      )}
    </div>
  );
}

export interface TabLinksProps {
  label: string;
  links: readonly {
    href: string;
    label: string;
    count?: number | undefined;
    /** How much waits there. It comes after the page, so it takes no place from the others. */
    waiting?: number | undefined;
    current: boolean;
  }[];
  /** For very many: on wide screens they take more than one row. */
  wraps?: boolean;
  className?: string | undefined;
}

/** Tabs that link to separate pages. */
export function TabLinks({ label, links, wraps = false, className }: TabLinksProps) {
  const row = useChosenInSight<HTMLUListElement>(links.find(({ current }) => current)?.href);
  return (
    <nav aria-label={label} data-print="hide" className={cn('min-w-0 border-b border-line', className)}>
      <ul ref={row} className={cn(listClasses, wraps && 'gap-x-3 md:flex-wrap')}>
        {links.map((link) => (
          <li key={link.href} className="shrink-0">
            <AppLink
              href={link.href}
              aria-current={link.current ? 'page' : undefined}
              className={cn(tabClasses, link.current && chosenClasses)}
            >
              {link.label}
              {link.count === undefined ? null : <TabCount count={link.count} />}
              {link.waiting === undefined ? null : <TabCount count={link.waiting} className="absolute top-0.5 left-full -ml-3" />}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What waits hangs over the gap to the next tab, which has room for so much. */
const MOST_COUNT = 99;

function TabCount({ count, className }: { count: number; className?: string }) {
  return (
    <span className={cn('rounded-full bg-sunken px-1.5 text-xs font-medium text-ink-soft', className)}>
      {count > MOST_COUNT ? `${MOST_COUNT}+` : count}
    </span>
  );
}
