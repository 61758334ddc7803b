import { formatCount, formatNumber } from '#lib/format.ts';
import { RANKING_HREF } from '#lib/expert-paths.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AppLink, InlineLink, LineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { categoryOf, type DirectoryAnswer, SERVICE_CATEGORIES, type ServiceCategory } from '../../contract.ts';
import { PAGE_SIZE } from '../../model/limits.ts';
import { ExpertCard } from '../components/expert-card.tsx';
import { WaitForExperts } from '../components/wait-for-experts.tsx';
import { directoryHref, type DirectoryState } from './directory-href.ts';
import { DirectoryFilters } from './directory-filters.tsx';

interface DirectoryPageProps {
  state: DirectoryState;
  answer: DirectoryAnswer;
  /** What the address has for a ZIP code, and no map has. */
  unknownZip: string | null;
}

export function DirectoryPage({ state, answer, unknownZip }: DirectoryPageProps) {
  const category = state.category === undefined ? undefined : categoryOf(state.category);
  return (
    <Page
      size="large"
      crumbs={category === undefined ? undefined : [{ label: 'Experts', href: '/experts' }, { label: category.plural }]}
      title={category === undefined ? 'Experts' : category.plural}
      lead={
        category === undefined
          ? 'The people you need to buy, sell or look after a home, with what we verified about each.'
          : landingWords(category)
      }
      note={category === undefined ? undefined : formatCount(answer.total, 'expert')}
      actions={
        <Button asChild>
          <AppLink href={category === undefined ? '/service-experts' : `/service-experts?category=${category.key}`}>
            Find the right one for a job
          </AppLink>
        </Button>
      }
    >
      {unknownZip === null ? null : (
        <Notice tone="warning" className="mt-4" title={`We don’t know ZIP code ${unknownZip}`}>
          The list shows all places instead.
        </Notice>
      )}
      {category === undefined ? (
        <CategoryLinks counts={answer.categories} />
      ) : (
        <>
          <DirectoryFilters state={state} facets={answer.facets} unknownZip={unknownZip} />
          <Results state={state} answer={answer} />
          <p className="mt-10 max-w-measure text-sm text-ink-soft">
            No one pays to be listed higher. <InlineLink href={RANKING_HREF}>How experts are ranked</InlineLink>. Badges are lines
            in the verification ledger on each profile, and expire with them.
          </p>
        </>
      )}
    </Page>
  );
}

function Results({ state, answer: { experts, total } }: Pick<DirectoryPageProps, 'state' | 'answer'>) {
  const page = state.page ?? 1;
  if (experts.length === 0)
    return (
      <EmptyState
        className="mt-8"
        title="No experts match these filters"
        action={
          <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3">
            <LineLink href={directoryHref({ category: state.category })}>Clear filters</LineLink>
            {state.category === undefined || state.zip === undefined ? null : (
              <WaitForExperts categoryKey={state.category} zip={state.zip} />
            )}
          </div>
        }
      >
        Remove one, or say what you need and ask for help instead.
      </EmptyState>
    );
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = first + experts.length - 1;
  return (
    <>
      <h2 className="sr-only">Results</h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-2">
        {experts.map((expert) => (
          <li key={expert.id}>
            <ExpertCard expert={expert} />
          </li>
        ))}
      </ul>
      <Pagination
        className="mt-8"
        previousHref={page === 1 ? undefined : directoryHref({ ...state, page: page - 1 })}
        nextHref={last >= total ? undefined : directoryHref({ ...state, page: page + 1 })}
        position={`${formatNumber(first)}–${formatNumber(last)} of ${formatNumber(total)}`}
      />
    </>
  );
}

function CategoryLinks({ counts }: { counts: DirectoryAnswer['categories'] }) {
  const countOf = new Map(counts.map(({ key, count }) => [key, count]));
  return (
    <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {SERVICE_CATEGORIES.map(({ key, plural, does }) => (
        <li key={key} className="relative rounded-card border border-line bg-surface p-5 hover:border-line-strong">
          <h2 className="font-sans text-lg font-semibold tracking-tight">
            <AppLink href={directoryHref({ category: key })} className="text-ink no-underline after:absolute after:inset-0">
              {plural}
            </AppLink>{' '}
            <span className="text-sm font-normal text-ink-soft tabular-nums">{formatNumber(countOf.get(key) ?? 0)}</span>
          </h2>
          <p className="mt-1 text-sm text-ink-soft">{does}</p>
        </li>
      ))}
    </ul>
  );
}

function landingWords({ does, license, isSettlementService }: ServiceCategory): string {
  const licensed =
    license === null
      ? 'No state license is required.'
      : license.exceptIn.length === 0
        ? `Listed only with a verified license (${license.name}).`
        : `Listed only with a verified license where the state requires one (${license.name}).`;
  return `${does} ${licensed}${isSettlementService ? ' We take nothing for referrals, and you’re free to choose anyone else.' : ''}`;
}
