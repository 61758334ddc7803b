import { Menu, X } from '#ui/icons/index.ts';
import { useEffect } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { AccountButton, useSession } from '#domains/accounts/web/shell.ts';
import { useSite } from '#platform/web/site-context.ts';
import { useStateFor } from '#platform/web/use-state-for.ts';
import { BrandMark } from './brand-mark.tsx';
import { navigationLinks, type NavigationLink } from './navigation.ts';

const BAR_LINK =
  'inline-flex items-center rounded-control px-1.5 py-2 pointer-coarse:min-h-11 text-xs font-medium text-ink hover:text-brand aria-[current=page]:text-brand lg:px-2.5 lg:text-sm';
const MENU_LINK =
  'flex min-h-11 items-center rounded-control px-3 text-base font-medium text-ink hover:bg-sunken aria-[current=page]:text-brand';
const START_BUTTON =
  'min-h-11 shrink-0 items-center justify-center rounded-control bg-brand px-3 text-xs font-semibold text-on-brand hover:bg-brand-hover lg:px-4 lg:text-sm';

/** Fixed at the top; below the medium breakpoint its links fold behind a menu button. */
export function TopBar() {
  const site = useSite();
  const { user } = useSession();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useStateFor(pathname, false);
  const links = navigationLinks(site);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen, setOpen]);

  return (
    <header className="fixed inset-x-0 top-0 z-40 border-b border-line bg-paper print:hidden">
      <nav aria-label="Main" className="mx-auto flex h-16 max-w-page items-center gap-2 px-4 lg:gap-4 lg:px-6">
        <Link to="/" className="mr-auto flex shrink-0 items-center gap-2 rounded-control py-2">
          <BrandMark className="size-8" />
          <span className="font-serif text-lg font-semibold tracking-tight text-ink">{site.productName}</span>
        </Link>
        <div className="hidden items-center md:flex lg:gap-1">
          {links.map((link) => (
            <BarLink key={link.label} link={link} className={BAR_LINK} />
          ))}
        </div>
        <div id="header-tools" className="flex items-center" />
        {user === null ? (
          // Hidden from people who have signed in before while their session loads.
          <Link to="/get-started" className={`${START_BUTTON} hidden in-data-session:invisible md:inline-flex`}>
            Get Started Today
          </Link>
        ) : (
          <AccountButton user={user} />
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="mobile-menu"
          onClick={() => setOpen(!isOpen)}
          className="inline-flex size-11 items-center justify-center rounded-control text-ink hover:bg-sunken md:hidden"
        >
          {isOpen ? <X aria-hidden="true" className="size-6" /> : <Menu aria-hidden="true" className="size-6" />}
          <span className="sr-only">{isOpen ? 'Close menu' : 'Open menu'}</span>
        </button>
      </nav>
      <div id="mobile-menu" hidden={!isOpen} className="border-t border-line bg-paper px-4 pt-2 pb-4 shadow-float md:hidden">
        {links.map((link) => (
          <BarLink key={link.label} link={link} className={MENU_LINK} />
        ))}
        {user === null && (
          <Link to="/get-started" className={`${START_BUTTON} mt-3 flex w-full`}>
            GET STARTED
          </Link>
        )}
      </div>
    </header>
  );
}

function BarLink({ link, className }: { link: NavigationLink; className: string }) {
  if (link.inNewTab) {
    return (
      <a href={link.to} target="_blank" rel="noopener noreferrer" className={className}>
        {link.label}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    );
  }
  return (
    <NavLink to={link.to} className={className}>
      {link.label}
    </NavLink>
  );
}
