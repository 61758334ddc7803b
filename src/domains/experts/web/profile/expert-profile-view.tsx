import type { ReactNode } from 'react';
import { capitalize, formatCount, formatDate, formatMoney, formatPercent, formatSpan } from '#lib/format.ts';
import { RANKING_HREF } from '#lib/expert-paths.ts';
import { Button } from '#ui/button.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { AppLink, InlineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { categoryOf, type ExpertProfile, PRICE_WORDS, sayPrice } from '../../contract.ts';
import { takeLabels } from '../../model/scope.ts';
import { RatingLine } from '../components/rating-line.tsx';
import { directoryHref } from '../directory/directory-href.ts';
import { FreeFrom } from '../components/free-from.tsx';
import { sayAnswers } from '../say-facts.ts';
import { LedgerTable } from './ledger-table.tsx';
import { LicenseList } from './license-list.tsx';

interface ExpertProfileViewProps {
  expert: ExpertProfile;
  /** The area on a map. */
  map?: ReactNode;
  /** Reviews of finished jobs; given what stands there where nobody wrote one. */
  reviews?: (none: ReactNode) => ReactNode;
  /** Saves the expert for later. */
  save?: ReactNode;
  /** Their next free times. */
  times?: ReactNode;
  /** Says what is wrong with the page. */
  report?: ReactNode;
}

/** "Movers, cleaners, and painters". */
const LIST = new Intl.ListFormat('en-US');

/** What an expert offers, and what was verified about it. */
export function ExpertProfileView({ expert, map, reviews, save, times, report }: ExpertProfileViewProps) {
  const [first] = expert.offers;
  const category = first === undefined ? undefined : categoryOf(first.categoryKey);
  const jobs = expert.offers.reduce((sum, { statistics }) => sum + (statistics?.jobsDone ?? 0), 0);
  const ratingCount = expert.offers.reduce((sum, { statistics }) => sum + (statistics?.ratingCount ?? 0), 0);
  const ratingSum = expert.offers.reduce((sum, { statistics: s }) => sum + (s?.rating ?? 0) * (s?.ratingCount ?? 0), 0);
  const answers = sayAnswers(expert.offers.flatMap(({ statistics }) => statistics?.responseMinutes ?? []));
  const isOpen = expert.standing === 'listed';
  const none = (
    <p className="text-ink-soft">
      {ratingCount === 0
        ? 'No reviews yet (n = 0).'
        : `We have star ratings from ${formatCount(ratingCount, 'review')}, but no written ones.`}
    </p>
  );
  return (
    <Page
      size="large"
      crumbs={[
        { label: 'Experts', href: '/experts' },
        ...(category === undefined ? [] : [{ label: category.plural, href: directoryHref({ category: category.key }) }]),
        { label: expert.name },
      ]}
      title={expert.name}
      lead={`${capitalize(LIST.format(expert.offers.map(({ categoryKey }) => categoryOf(categoryKey).plural.toLowerCase())))} in ${expert.city}, ${expert.state}. ${expert.area.label}.`}
      note={
        <span className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <RatingLine rating={ratingCount === 0 ? null : ratingSum / ratingCount} count={ratingCount} />
          <span>{jobs === 0 ? 'No jobs here yet' : `${formatCount(jobs, 'job')} done here`}</span>
          {answers === undefined ? null : <span>{answers}</span>}
          {expert.startedYear === null ? null : <span>In business since {expert.startedYear}</span>}
          {isOpen ? (
            <span>
              <FreeFrom of={{ nextFreeAt: expert.nextFreeAt, leadDays: first?.leadDays ?? 0 }} />
            </span>
          ) : null}
        </span>
      }
      actions={
        isOpen || save !== undefined ? (
          <>
            {first === undefined || !isOpen ? null : (
              <Button asChild>
                <AppLink href={`/request-service?category=${first.categoryKey}&vendors=${expert.id}`}>Request a quote</AppLink>
              </Button>
            )}
            {expert.bookingHandle === null || !isOpen ? null : (
              <Button asChild variant="secondary">
                <AppLink href={`/book/${expert.bookingHandle}`}>Book a time</AppLink>
              </Button>
            )}
            {save}
          </>
        ) : null
      }
    >
      <Standing expert={expert} />
      {expert.bio === '' ? null : <p className="mt-8 max-w-measure whitespace-pre-line">{expert.bio}</p>}
      <PageSection
        id="verified"
        title="What we verified"
        lead="Each line says exactly what was checked, by whom, when, and how long it counts. We don’t check or vouch for anything else."
      >
        <LedgerTable ledger={expert.ledger} />
        <LicenseList expert={expert} />
      </PageSection>
      <PageSection id="services" title="Services and prices">
        <div className="grid gap-4 lg:grid-cols-2">
          {expert.offers.map((offer) => (
            <Offer key={offer.categoryKey} offer={offer} isOnly={expert.offers.length === 1} />
          ))}
        </div>
      </PageSection>
      {isOpen && times !== undefined ? (
        <PageSection id="times" title="Next free times">
          {times}
        </PageSection>
      ) : null}
      <PageSection
        id="area"
        title="Where they work"
        lead={`${expert.area.label}.${expert.worksRemotely ? ' Some work is done remotely.' : ''}${
          expert.area.travelFeeCents === null || expert.area.travelFeeCents === 0
            ? ''
            : ` Travel costs ${formatMoney(expert.area.travelFeeCents)}.`
        }`}
      >
        {map}
      </PageSection>
      {expert.portfolio.length === 0 ? null : (
        <PageSection id="work" title="Portfolio">
          <ul className="grid gap-4 sm:grid-cols-2">
            {expert.portfolio.map(({ title, text }) => (
              <li key={title} className="rounded-card border border-line bg-surface p-5">
                <h3 className="font-sans font-semibold">{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
      <PageSection id="reviews" title="Reviews" lead="Only clients whose job was finished here can write one.">
        {reviews === undefined ? none : reviews(none)}
      </PageSection>
      <PageSection id="policies" title="Policies">
        <KeyValueList
          align="start"
          items={[
            { label: 'Cancellation', value: expert.policies.cancellation || 'Not stated' },
            { label: 'Refunds', value: expert.policies.refund || 'Not stated' },
            { label: 'Languages', value: expert.languages.join(', ') },
          ]}
        />
      </PageSection>
      <p className="mt-10 max-w-measure text-sm text-ink-soft">
        No one pays for a place in a list. <InlineLink href={RANKING_HREF}>How experts are ranked</InlineLink>
      </p>
      {report === undefined ? null : (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft print:hidden">
          Something wrong on this page? {report}
        </div>
      )}
    </Page>
  );
}

function Standing({ expert }: { expert: ExpertProfile }) {
  if (expert.standing === 'paused')
    return (
      <Notice className="mt-6" title="Not taking new work right now">
        {expert.name} has paused. Jobs already agreed on continue.
      </Notice>
    );
  if (expert.standing === 'away')
    return (
      <Notice className="mt-6" title={`Away until ${formatDate(expert.awayUntil ?? '', 'UTC', 'long')}`}>
        They’ll answer requests after that.
      </Notice>
    );
  if (expert.lapsed.length > 0)
    return (
      <Notice tone="warning" className="mt-6" title="No verified license on file">
        {expert.lapsed.join(', ')}: {expert.state} requires a license, and we have no verified one in force. Until we do, we won’t
        match this expert with requests of this kind.
      </Notice>
    );
  if (expert.standing === 'unlisted')
    return (
      <Notice className="mt-6" title="Not listed right now">
        This expert isn’t taking requests here right now.
      </Notice>
    );
  return null;
}

function Offer({ offer, isOnly }: { offer: ExpertProfile['offers'][number]; isOnly: boolean }) {
  const category = categoryOf(offer.categoryKey);
  const { statistics } = offer;
  return (
    <section aria-label={category.plural} className="rounded-card border border-line bg-surface p-5">
      {isOnly ? null : <h3 className="font-sans text-lg font-semibold">{category.plural}</h3>}
      <KeyValueList
        align="start"
        items={[
          { label: 'Price', value: sayPrice(offer.price), note: notePrice(offer.price) },
          ...(offer.price.minimumCents === null
            ? []
            : [{ label: 'Minimum charge', value: formatMoney(offer.price.minimumCents) }]),
          ...(statistics?.priceMedianCents == null
            ? []
            : [{ label: 'Median of accepted quotes', value: formatMoney(statistics.priceMedianCents) }]),
          ...takeLabels(category.questions, offer.takes).map(({ label, options }) => ({ label, value: joinOptions(options) })),
          ...(isOnly || statistics?.responseMinutes == null
            ? []
            : [{ label: 'Answers in about', value: formatSpan(statistics.responseMinutes) }]),
          ...(offer.excludes === '' ? [] : [{ label: 'Doesn’t do', value: offer.excludes }]),
          ...(statistics?.completionRate == null
            ? []
            : [{ label: 'Completed', value: `${formatPercent(statistics.completionRate, 0)} of jobs here` }]),
        ]}
      />
      {offer.packages.length === 0 ? null : (
        <ul className="mt-4 space-y-2">
          {offer.packages.map(({ name, includes, cents }) => (
            <li key={name} className="flex items-baseline justify-between gap-4">
              <span>
                <span className="font-medium">{name}</span>
                <span className="block text-sm text-ink-soft">{includes}</span>
              </span>
              <span className="tabular-nums">{formatMoney(cents)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** How it is asked to be paid, where the price itself does not say so. */
function notePrice(price: ExpertProfile['offers'][number]['price']): string | undefined {
  const words = PRICE_WORDS[price.model];
  return words === sayPrice(price) ? undefined : words;
}

/** "A townhouse, a condo, 2–4 units": each option begins like a sentence where it stands alone. */
const joinOptions = (options: readonly string[]): string =>
  options.map((option, at) => (at === 0 ? option : option.replace(/^An? /, (article) => article.toLowerCase()))).join(', ');
