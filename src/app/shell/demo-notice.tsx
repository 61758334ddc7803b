import { useSession } from '#domains/accounts/web/shell.ts';
import { useSite } from '#platform/web/site-context.ts';

/** What is not real here: the city, and for demo people also their own world. */
export function DemoNotice() {
  const site = useSite();
  const { user } = useSession();
  if (!site.demoMode) return null;
  return (
    // As high as either text: who is signed in turns out after the page stands.
    <aside
      aria-label="About this demonstration"
      className="grid min-h-15 place-items-center border-b border-line bg-sunken px-4 py-1.5 text-center text-xs text-ink-soft sm:min-h-11 lg:min-h-0 print:hidden"
    >
      <p>
        {user?.isDemo === true
          ? `Demo data, resets: you are ${user.displayName}, and what you do here is deleted after 24 hours.`
          : 'Demonstration: a fictional city with fictional homes and people.'}
        {site.isDevelopment || site.isLocal ? (
          <>
            {' '}
            Mail is kept in the{' '}
            <a className="underline underline-offset-2" href="/dev/mailbox">
              mailbox
            </a>
            .
          </>
        ) : null}
      </p>
    </aside>
  );
}
