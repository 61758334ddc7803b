import { Link, Outlet } from 'react-router';
import { useSite } from '#platform/web/site-context.ts';
import { BrandMark } from './brand-mark.tsx';
import { StreetPicture } from './street-picture.tsx';

/** Around the sign-in pages, which have no header and no footer: the way home, a picture, and the page. */
export default function AuthLayout() {
  const { productName, demoMode } = useSite();
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <aside aria-label={productName} className="relative hidden overflow-clip bg-brand-tint lg:block print:hidden">
        <div className="sticky top-0 flex h-dvh flex-col p-10 xl:p-14">
          <HomeLink productName={productName} />
          <p className="mt-auto max-w-md font-serif text-3xl leading-tight text-ink xl:text-4xl">
            The largest purchase of a life deserves reasons you can check.
          </p>
          <p className="mt-4 max-w-md pb-64 text-ink-soft">
            Every match, estimate and comparison here says what it was made from, and how sure it is.
          </p>
          <StreetPicture />
        </div>
      </aside>
      <div className="flex min-w-0 flex-col px-5 py-6 sm:px-10 lg:px-14">
        <div className="lg:hidden">
          <HomeLink productName={productName} />
        </div>
        {/* From the top down: in the middle it would move while a slow page still comes in. */}
        <div className="mx-auto mb-auto w-full max-w-md py-10 lg:pt-[14dvh]">
          <Outlet />
        </div>
        {demoMode && <p className="text-center text-xs text-ink-soft">Demonstration: a fictional city with fictional people.</p>}
      </div>
    </div>
  );
}

function HomeLink({ productName }: { productName: string }) {
  return (
    <Link to="/" className="inline-flex items-center gap-2 rounded-control py-2">
      <BrandMark className="size-8" />
      <span className="font-serif text-lg font-semibold tracking-tight text-ink">{productName}</span>
    </Link>
  );
}
