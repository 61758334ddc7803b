import { MapPin, School } from '#ui/icons/index.ts';
import type { ComboboxOption } from '../combobox.tsx';
import type { Photo } from '../photo.ts';
import type { PropertyCardProps } from '../property-card.tsx';
import gable from './house-gable.svg?url&no-inline';
import modern from './house-modern.svg?url&no-inline';
import town from './house-town.svg?url&no-inline';

export const pictures = { gable, modern, town };

export const places: ComboboxOption[] = [
  { value: '1', label: 'Alder Row', detail: 'Street', icon: MapPin, group: 'Places' },
  { value: '2', label: 'Alderbrook', detail: 'District', icon: MapPin, group: 'Places' },
  { value: '3', label: 'East Alder', detail: 'ZIP 97215', icon: MapPin, group: 'Places' },
  { value: '4', label: 'Alder Street School', detail: 'K–5', icon: School, group: 'Schools' },
];

export const photos: Photo[] = [
  { src: gable, alt: 'Front of the house', room: 'Front', note: 'Illustration' },
  {
    src: `${modern}?kitchen`,
    alt: 'Kitchen with an island',
    room: 'Kitchen',
    note: 'Digitally altered',
    originalSrc: `${town}?original`,
  },
  { src: `${town}?side`, alt: 'Side of the house', room: 'Outside', note: 'Illustration' },
  { src: `${gable}?garden`, alt: 'Garden in spring', room: 'Garden' },
  { src: `${modern}?night`, alt: 'House at dusk', room: 'Front' },
  { src: `${town}?street`, alt: 'The street', room: 'Street' },
];

export const homes: (PropertyCardProps & { id: string })[] = [
  {
    id: 'a',
    href: '/ui?home=a',
    image: { src: gable, alt: 'White house with a gable and a garage', note: 'Illustration' },
    priceCents: 84_000_000,
    priceCutCents: 1_500_000,
    bedrooms: 4,
    bathrooms: 2.5,
    livingAreaSqft: 2_140,
    extraFact: '0.18 acres',
    street: '1420 Alder Row',
    locality: 'Evergreen, WA 98015',
    status: { label: 'Active', tone: 'active' },
    daysOnSite: 23,
    openHouse: 'Open Sat 1–3 PM',
    listingFirm: 'Listing by Alder & Pine Realty',
  },
  {
    id: 'b',
    href: '/ui?home=b',
    image: { src: modern, alt: 'Dark modern house at dusk', note: 'Illustration' },
    priceCents: 128_500_000,
    bedrooms: 3,
    bathrooms: 3,
    livingAreaSqft: 2_860,
    street: '77 Quarry Lane',
    locality: 'Evergreen, WA 98021',
    status: { label: 'New', tone: 'new' },
    daysOnSite: 0,
    monthlyCostCents: 734_000,
    listingFirm: 'Listing by Northlight Homes',
  },
  {
    id: 'c',
    href: '/ui?home=c',
    image: { src: town, alt: 'Brick townhouse', note: 'Illustration' },
    priceCents: 245_000,
    priceUnit: '/mo',
    bedrooms: 0,
    bathrooms: 1,
    livingAreaSqft: 540,
    street: '5 Cooper Street, Unit 12, a very long address line that does not fit',
    locality: 'Evergreen, WA 98003',
    status: { label: 'Pending', tone: 'pending' },
    daysOnSite: 1,
    listingFirm: 'Listing by Harbor Brokers',
  },
  {
    id: 'd',
    href: '/ui?home=d',
    priceCents: 61_900_000,
    bedrooms: 2,
    bathrooms: 1,
    livingAreaSqft: 980,
    street: '210 Mill Road',
    locality: 'Evergreen, WA 98030',
    status: { label: 'Coming soon', tone: 'soon' },
    listingFirm: 'Listing by Alder & Pine Realty',
  },
];
