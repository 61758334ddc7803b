import { ChevronRight } from '#ui/icons/index.ts';
import { cn } from './class-names.ts';
import { AppLink } from './link.tsx';

export interface Crumb {
  label: string;
  /** The last crumb is the page itself and has no link. */
  href?: string | undefined;
}

export function Breadcrumb({ crumbs, className }: { crumbs: readonly Crumb[]; className?: string | undefined }) {
  return (
    <nav aria-label="Breadcrumb" data-print="hide" className={cn('min-w-0 text-sm', className)}>
      <ol className="flex flex-wrap items-center gap-x-1">
        {crumbs.map((crumb, at) => (
          // On a phone the heading below names the page itself.
          <li
            key={crumb.label}
            className={cn('flex min-w-0 items-center gap-1', crumb.href === undefined && at > 0 && 'max-sm:sr-only')}
          >
            {at > 0 ? <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-line-strong" /> : null}
            {crumb.href === undefined ? (
              <span aria-current="page" className="truncate text-ink">
                {crumb.label}
              </span>
            ) : (
              <AppLink
                href={crumb.href}
                className="flex min-h-8 items-center pointer-coarse:min-h-control text-ink-soft underline-offset-4 hover:text-ink hover:underline"
              >
                {crumb.label}
              </AppLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
