import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '#platform/web/loaded.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import type { OwnListing } from '../../contract.ts';
import { ownListingOptions } from '../api.ts';
import { ChosenListing } from '../chosen-listing.tsx';
import { PeoplePanel } from '../editor/people-panel.tsx';
import { AlertSection } from './alert-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { DisplaySection } from './display-section.tsx';
import { LockBoxSection } from './lock-box-section.tsx';

const SECTIONS = {
  contacts: (listing: OwnListing) => <ContactSection listing={listing} />,
  people: (listing: OwnListing) => (
    <Card>
      <CardHeader level={2} title="People" description="Who sells this home with you, and what each of them can do." />
      <PeoplePanel listing={listing} />
    </Card>
  ),
  display: (listing: OwnListing) => <DisplaySection listing={listing} />,
  alerts: (listing: OwnListing) => <AlertSection listing={listing} />,
  'lock-box': (listing: OwnListing) => <LockBoxSection listing={listing} />,
} as const satisfies Record<string, (listing: OwnListing) => ReactNode>;

const PENDING = <SkeletonFields className="mt-6" />;

/** One part of the settings of a listing, with a switcher of listings. */
export function ListingSection({ section }: { section: keyof typeof SECTIONS }) {
  return (
    <ChosenListing pending={PENDING} once="Once you list a home, you choose here who answers buyers and what they see.">
      {({ id }) => <Section key={id} id={id} section={section} />}
    </ChosenListing>
  );
}

function Section({ id, section }: { id: string; section: keyof typeof SECTIONS }) {
  const query = useQuery({ ...ownListingOptions(id), meta: { follows: ['own-listings'] } });
  return (
    <div className="mt-6">
      <Loaded query={query} pending={PENDING} failed="We couldn’t load this listing’s settings">
        {(listing) => SECTIONS[section](listing)}
      </Loaded>
    </div>
  );
}
