import { lazy, type ReactNode } from 'react';
import { formatCount, formatSpan } from '#lib/format.ts';
import { expertHref } from '#lib/expert-paths.ts';
import { NearView } from '#platform/web/near-view.tsx';
import { Badge } from '#ui/badge.tsx';
import { AppLink } from '#ui/link.tsx';
import { sayPrice, type VendorCard } from '../../contract.ts';
import { FreeFrom } from './free-from.tsx';
import { BadgeList } from './badge-list.tsx';
import { RatingLine } from './rating-line.tsx';

const SaveExpert = lazy(async () => ({ default: (await import('./save-expert.tsx')).SaveExpert }));

interface ExpertCardProps {
  expert: VendorCard;
  /** Level of its heading. */
  level?: 2 | 3;
  /** Why it has its place. */
  mark?: ReactNode;
  children?: ReactNode;
}

/** An expert as lists show it. */
export function ExpertCard({ expert, level = 3, mark, children }: ExpertCardProps) {
  const Heading = `h${level}` as const;
  const { rating, ratingCount, jobsDone, responseMinutes } = expert;
  return (
    <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-5">
      <div className="flex items-start justify-between gap-3">
        <div>
          {mark}
          <Heading className="font-sans text-lg font-semibold tracking-tight">
            <AppLink href={expertHref(expert.id)} className="text-ink no-underline hover:underline">
              {expert.name}
            </AppLink>
          </Heading>
          <p className="text-sm text-ink-soft">
            {expert.city}, {expert.state} · {expert.area}
            {expert.worksRemotely ? ' · Also remotely' : ''}
          </p>
        </div>
        <div className="size-9 shrink-0 pointer-coarse:size-11">
          <NearView placeholder={null}>{() => <SaveExpert vendorId={expert.id} name={expert.name} isSmall />}</NearView>
        </div>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
        <RatingLine rating={rating} count={ratingCount} />
        <span>{jobsDone === 0 ? 'No jobs here yet' : `${formatCount(jobsDone, 'job')} done here`}</span>
        {responseMinutes === null ? null : <span>Answers in about {formatSpan(responseMinutes)}</span>}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
        <span className="font-medium">{sayPrice(expert.price)}</span>
        <span>
          <FreeFrom of={expert} />
        </span>
        {expert.languages.length > 1 ? <span className="text-ink-soft">Speaks {expert.languages.join(', ')}</span> : null}
      </p>
      <BadgeList badges={expert.badges} />
      {children}
    </article>
  );
}

/** Marks the place that is kept for newcomers. */
export function NewcomerMark() {
  return (
    <Badge tone="info" className="mb-1.5">
      New here: this place is kept for newcomers
    </Badge>
  );
}
