import { lazy, Suspense } from 'react';
import { DEMO_HOURS } from '#lib/kept-for.ts';
import { useSession } from '#domains/accounts/web/shell.ts';
import { useSite } from '#platform/web/site-context.ts';

const PastComing = lazy(async () => ({ default: (await import('./past-coming.tsx')).PastComing }));
const CityComing = lazy(async () => ({ default: (await import('./city-coming.tsx')).CityComing }));

/** Says what is not real: the city, and for demo people their own data too. */
export function DemoWords() {
  const site = useSite();
  const { user } = useSession();
  return (
    <>
      <p>
        {user?.isDemo === true ? (
          <>
            Demo data, resets: you are {user.displayName}
            <span className="max-sm:sr-only">, and what you do here is deleted after {DEMO_HOURS} hours</span>.
          </>
        ) : (
          <>
            Demonstration: a fictional city<span className="max-sm:sr-only"> with fictional homes and people</span>.
          </>
        )}
        {site.isDevelopment || site.isLocal ? (
          <>
            {' '}
            <span className="max-sm:sr-only">Mail is kept in the </span>
            <a className="underline underline-offset-2" href="/dev/mailbox">
              <span className="max-sm:capitalize">mailbox</span>
            </a>
            .
          </>
        ) : null}
      </p>
      {user?.isDemo === true && (
        <Suspense>
          <PastComing />
        </Suspense>
      )}
      {site.cityComing.length > 0 && (
        <Suspense>
          <CityComing atFirst={site.cityComing} />
        </Suspense>
      )}
    </>
  );
}
