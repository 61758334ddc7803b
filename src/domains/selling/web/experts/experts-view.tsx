import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { SAVE_WORDS } from '#platform/web/autosave/save-words.ts';
import { together } from '#platform/web/loaded-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { AppLink, InlineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { type ListingPeople, mayDo, type OwnListing, PART_WORDS } from '../../contract.ts';
import { PAPER_STAGE_NAMES, PAPER_STAGES } from '../../model/sale-papers.ts';
import { SALE_SERVICES } from '../../model/sale-services.ts';
import { hasEnded } from '../../model/status-changes.ts';
import { ownListingOptions, peopleOptions } from '../api.ts';
import { editorHref } from '../editor-href.ts';
import { ChosenListing } from '../chosen-listing.tsx';
import { RouteChoice } from '../flow/route-choice.tsx';
import { usePlan } from '../flow/use-plan.ts';
import { SellerTabs } from '../seller-tabs.tsx';
import { ServiceChoice } from './service-choice.tsx';

const PENDING = <SkeletonRows rows={8} className="mt-8" />;
const HELP_BY_STAGE = PAPER_STAGE_NAMES.map((stage) => ({
  title: PAPER_STAGES[stage],
  categories: SALE_SERVICES.flatMap((service) => (service.stage === stage ? [service.category] : [])),
}));
const FOLLOWS = { follows: ['own-listings'] as const };

/** Who works on a sale, and which help it needs by stage. */
export function ExpertsView({ frame, hired }: PersonalViewProps & Pick<ExpertsProps, 'hired'>) {
  return (
    <Page {...frame}>
      <SellerTabs current="/seller/dashboard/experts" />
      <ChosenListing pending={PENDING} once="Once you list a home, you’ll see what help the sale needs, and who provides it.">
        {({ id }) => <SaleExperts key={id} id={id} hired={hired} />}
      </ChosenListing>
    </Page>
  );
}

function SaleExperts({ id, hired }: { id: string } & Pick<ExpertsProps, 'hired'>) {
  const listing = useQuery({ ...ownListingOptions(id), meta: FOLLOWS });
  const people = useQuery({ ...peopleOptions(id), meta: FOLLOWS });
  return (
    <Loaded
      query={together({ listing, people })}
      pending={PENDING}
      failed="We couldn’t load the help for this sale"
      className="mt-8"
    >
      {(known) => <Experts listing={known.listing} people={known.people.people} hired={hired} />}
    </Loaded>
  );
}

interface ExpertsProps {
  listing: OwnListing;
  people: ListingPeople['people'];
  /** Whom the reader hired and asked for a home, by the stage of its sale. */
  hired: (sale: {
    address: string;
    postalCode: string;
    stages: readonly { title: string; categories: readonly string[] }[];
  }) => ReactNode;
}

function Experts({ listing, people, hired }: ExpertsProps) {
  const { plan, state, change } = usePlan(listing);
  const helpers = people.filter(({ part }) => part === 'agent' || part === 'assistant');
  const zip = listing.fields['PostalCode'];
  const agent = helpers.find(({ part }) => part === 'agent');
  const canEdit = mayDo(listing.part, 'edit') && !hasEnded(listing.standardStatus);
  return (
    <>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <Card>
          <CardHeader level={2} title="Who’s working on this sale" />
          {helpers.length === 0 ? (
            <p className="text-ink-soft">
              No one yet besides the owners. If you already work with an agent, invite them: they can edit, publish and answer
              buyers with you.
            </p>
          ) : (
            <ul className="divide-y divide-line">
              {helpers.map(({ userId, name, part }) => (
                <li key={userId} className="py-2">
                  <span className="font-medium text-ink">{name}</span>
                  <span className="block text-sm text-ink-soft">
                    {PART_WORDS[part].label}. {PART_WORDS[part].can}.
                  </span>
                </li>
              ))}
            </ul>
          )}
          <Button asChild variant="secondary" className="mt-4">
            <AppLink href={editorHref(listing.id, 'People')}>
              {mayDo(listing.part, 'people') ? 'Invite someone you know' : 'See everyone'}
            </AppLink>
          </Button>
        </Card>
        <Card>
          <CardHeader level={2} title="Hired and asked" />
          {hired({ address: listing.label, postalCode: typeof zip === 'string' ? zip : '', stages: HELP_BY_STAGE })}
        </Card>
      </div>
      <section aria-labelledby="way" className="mt-10">
        <h2 id="way" className="font-serif text-2xl text-ink">
          Your way of selling
        </h2>
        <p className="mt-1 mb-4 max-w-measure text-ink-soft">
          Which help a sale needs follows from it. <InlineLink href="/seller-flow/intent">Compare the ways to sell</InlineLink>{' '}
          <span role="status">{canEdit ? SAVE_WORDS[state] : ''}</span>
        </p>
        <RouteChoice
          route={plan.intent.route}
          disabled={!canEdit}
          onChange={(route) => change({ intent: { ...plan.intent, route } })}
        />
      </section>
      <div className="mt-8">
        <ServiceChoice
          listing={listing}
          plan={plan}
          disabled={!canEdit}
          done={agent === undefined ? {} : { agent: agent.name }}
          onChange={(services) => change({ services })}
        />
      </div>
    </>
  );
}
