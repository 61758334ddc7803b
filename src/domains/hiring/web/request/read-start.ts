import type { Listing } from '#domains/listings/contract.ts';
import { isCategoryKey } from '#lib/service-categories.ts';
import type { RequestForm, ServiceRequest } from '../../contract.ts';
import { MOST_ASKED } from '../../model/hiring-terms.ts';

/** What the form shows at first: what was saved, or what the page before knew (of the kinds of `/service-experts`). */
export function readStart(saved: ServiceRequest | undefined, params: URLSearchParams): RequestForm | Start {
  if (saved !== undefined) return saved.form;
  const category = params.get('category') ?? '';
  const cents = Math.round(Number((params.get('budget') ?? '').replaceAll(/[$,\s]/g, '')) * 100);
  return {
    categoryKey: isCategoryKey(category) ? category : null,
    description: '',
    answers: Object.fromEntries(
      [...params].flatMap(([name, value]) => (name.startsWith('q.') && value !== '' ? [[name.slice(2), value]] : [])),
    ),
    place: { address: '', postalCode: params.get('zip') ?? '' },
    startsOn: params.get('from'),
    endsOn: params.get('until'),
    budgetCents: Number.isFinite(cents) && cents > 0 ? cents : null,
    accessNotes: '',
    phone: '',
    mayCall: false,
    maxPros: MOST_ASKED,
  };
}

/** Where a home is, as far as it may be told. */
export const placeOf = ({ streetAddress, postalCode }: Pick<Listing, 'streetAddress' | 'postalCode'>): Start['place'] => ({
  address: streetAddress ?? '',
  postalCode: postalCode?.slice(0, 5) ?? '',
});

/** A form of which the category may not be chosen yet. */
export type Start = Omit<RequestForm, 'categoryKey'> & { categoryKey: RequestForm['categoryKey'] | null };
