import type { ReactNode } from 'react';
import { CircleCheck, TriangleAlert } from '#ui/icons/index.ts';
import { formatCount, formatDate } from '#lib/format.ts';
import { sayTimeZone } from '#lib/zoned-time.ts';
import { Card, CardHeader } from '#ui/card.tsx';
import { LineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageSection } from '#ui/page-section.tsx';
import type { ListingFigures } from '../../contract.ts';
import { MIN_DAYS } from '../../model/figures.ts';
import { scoreHref } from '../editor-href.ts';
import { DaysChart, FunnelChart } from './figure-charts.tsx';
import { MarketMoves } from './market-moves.tsx';
import { OpenOffers } from './open-offers.tsx';
import { MeasureRow, sayPeers, sayWeek } from './measure-row.tsx';
import { SaleProgress } from './sale-progress.tsx';
import { ShowingList } from './showing-list.tsx';

export interface FiguresViewProps {
  figures: ListingFigures;
  /** The asking price next to what buyers compare it with. */
  price: ReactNode;
  /** What the sale has cost its reader so far. */
  spent?: ReactNode;
  /** Shows the possible actions, but its links lead nowhere. */
  isSample?: boolean | undefined;
}

/** How one listing is doing. The live page and the demonstration draw the same view. */
export function FiguresView({ figures, price, spent, isSample }: FiguresViewProps) {
  return (
    <>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <NextActions figures={figures} isSample={isSample} />
        <Alerts figures={figures} />
      </div>
      {figures.sale === null ? null : <SaleProgress figures={figures} sale={figures.sale} />}
      {figures.isPublic ? (
        <>
          <OpenOffers figures={figures} isSample={isSample} />
          <PageSection id="counts" title="How it is seen" lead={`${sayWeek(figures)} ${sayPeers(figures)}`}>
            <MeasureRow figures={figures} />
            <div className="mt-6 grid gap-6 lg:grid-cols-2">
              <Card>
                <DaysChart figures={figures} />
              </Card>
              <Card>
                <FunnelChart figures={figures} />
              </Card>
            </div>
            <HowCounted />
          </PageSection>
          <PageSection id="price" title="Your price">
            {price}
            <AreaDays figures={figures} />
            <MarketMoves figures={figures} />
          </PageSection>
          <PageSection
            id="showings"
            title="Showings"
            lead={`Times are in the home’s time zone (${sayTimeZone(figures.timeZone)}).`}
          >
            <Card>
              <ShowingList figures={figures} />
            </Card>
          </PageSection>
        </>
      ) : (
        <Notice className="mt-6" title="This is a draft">
          Buyers can’t see it yet. We start counting views, questions and tours when you publish it.
        </Notice>
      )}
      {spent === undefined ? null : (
        <PageSection id="spent" title="What you spent on it">
          {spent}
        </PageSection>
      )}
      {isSample ? null : <Elsewhere listingId={figures.id} />}
    </>
  );
}

function NextActions({ figures, isSample }: { figures: ListingFigures; isSample: boolean | undefined }) {
  return (
    <Card>
      <section aria-labelledby="next-actions">
        <CardHeader id="next-actions" level={2} title="What to do next" />
        {figures.actions.length === 0 ? (
          <p className="flex items-center gap-2 text-ink-soft">
            <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-brand" /> You’re all caught up.
          </p>
        ) : (
          <ol className="grid gap-2">
            {figures.actions.map(({ key, text, href }) => (
              <li key={key}>{isSample ? text : <LineLink href={href}>{text}</LineLink>}</li>
            ))}
          </ol>
        )}
      </section>
    </Card>
  );
}

function Alerts({ figures }: { figures: ListingFigures }) {
  return (
    <Card>
      <section aria-labelledby="alerts">
        <CardHeader id="alerts" level={2} title="Alerts" />
        {figures.alerts.length === 0 ? (
          <p className="text-ink-soft">{noAlerts(figures)}</p>
        ) : (
          <ul className="grid gap-4">
            {figures.alerts.map(({ key, text, rule }) => (
              <li key={key} className="flex gap-3">
                <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />
                <div className="min-w-0">
                  <p className="font-medium">{text}</p>
                  <p className="text-sm text-ink-soft">Rule: {rule}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

function noAlerts({ standardStatus, daysOnMarket }: ListingFigures): string {
  if (standardStatus !== 'Active') return 'None. Alerts are only for homes for sale.';
  return daysOnMarket === null || daysOnMarket < MIN_DAYS
    ? `None yet. Alerts start on day ${MIN_DAYS} for sale.`
    : 'None. This home is within your alert limits.';
}

function AreaDays({ figures: { area, timeZone } }: { figures: ListingFigures }) {
  if (area === null) return null;
  return (
    <p className="mt-3 max-w-measure text-sm text-ink-soft">
      In {area.place}, half of the homes had a contract within {formatCount(Math.round(area.medianDays), 'day')} (
      {formatCount(area.sample, 'contract')} in the three months to {formatDate(area.asOf, timeZone)}).
    </p>
  );
}

function HowCounted() {
  return (
    <details className="mt-6 max-w-measure text-sm">
      <summary className="inline-flex min-h-8 items-center font-medium pointer-coarse:min-h-control">How this is counted</summary>
      <div className="mt-2 grid gap-2 text-ink-soft">
        <p>
          A home is seen in a list when at least half of its card has been on the screen for a second: in search results, on the
          map, or in any other list here. A view counts when the home’s page has been visible for a second. A save or a share
          counts when it succeeds. Each counts once a day per visitor. We tell visitors apart by network address and browser, with
          a secret for that day. The secret is deleted when the day is over, so no one can connect one day with another, and a
          visitor who comes back the next day counts again.
        </p>
        <p>
          Robots, the people of this listing while they are signed in, our staff, and demo people outside the demonstration do not
          count. One network address adds at most 20 visitors a day. Questions, tours asked for or booked, and offers count once a
          day per person, even if the person takes them back later. Offers are compared only with homes that take offers here.
        </p>
        <p>A week is seven whole days in the home’s time zone. Today joins it tomorrow.</p>
      </div>
    </details>
  );
}

const ELSEWHERE: readonly { href: (id: string) => string; title: string; text: string }[] = [
  { href: scoreHref, title: 'Score', text: 'What the listing tells buyers, and what gains most.' },
  {
    href: (id) => `/marketing-materials?listing=${id}`,
    title: 'Marketing materials',
    text: 'Flyers, postcards, signs and posts, made from this listing.',
  },
  {
    href: (id) => `/seller/dashboard/documents?listing=${id}`,
    title: 'Documents',
    text: 'Which papers this sale needs, and which you have.',
  },
  {
    href: (id) => `/seller/dashboard/experts?listing=${id}`,
    title: 'Experts',
    text: 'Who’s working on your sale, and what help it needs.',
  },
  {
    href: (id) => `/seller/dashboard/settings?listing=${id}`,
    title: 'Settings',
    text: 'Showings, contacts, alerts and what buyers see.',
  },
];

function Elsewhere({ listingId }: { listingId: string }) {
  return (
    <PageSection id="elsewhere" title="More about this sale">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        {ELSEWHERE.map(({ href, title, text }) => (
          <li key={title} className="rounded-card border border-line p-4">
            <LineLink look="title" href={href(listingId)}>
              {title}
            </LineLink>
            <p className="mt-1 text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
