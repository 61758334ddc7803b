import type { CategoryKey } from '#lib/service-categories.ts';
import { type ContactWish, isContactWish } from '../../contract.ts';

/** What an address says of a need; texts are as they were typed. */
export interface NeedState {
  category?: CategoryKey;
  zip?: string;
  listing?: string;
  from?: string;
  until?: string | undefined;
  budget?: string;
  contact?: ContactWish;
  /** By the key of the question. */
  answers: Record<string, string>;
}

const ANSWER = 'q.';

/** The names of answers in an address. */
export const answerName = (key: string): string => `${ANSWER}${key}`;

export function readNeedParams(params: URLSearchParams): Omit<NeedState, 'category'> & { category?: string } {
  const answers = Object.fromEntries(
    [...params].flatMap(([name, value]) => (name.startsWith(ANSWER) && value !== '' ? [[name.slice(ANSWER.length), value]] : [])),
  );
  const text = (name: string) => {
    const value = params.get(name)?.trim() ?? '';
    return value === '' ? {} : { [name]: value.slice(0, 100) };
  };
  const contact = params.get('contact');
  return {
    answers,
    ...text('category'),
    ...text('zip'),
    ...text('listing'),
    ...text('from'),
    ...text('until'),
    ...text('budget'),
    ...(isContactWish(contact) && { contact }),
  };
}

/** The parameters of a need, for this page and for the request that follows. */
export function needParams({ answers, ...rest }: NeedState): URLSearchParams {
  const params = new URLSearchParams(Object.entries(rest).filter((entry): entry is [string, string] => entry[1] !== undefined));
  for (const [key, value] of Object.entries(answers)) params.set(answerName(key), value);
  return params;
}

/** The page for a need. */
export const needHref = (need: NeedState): string => `/service-experts?${needParams(need).toString()}`;

/** The request that follows, with everything that was said, to the experts that were chosen. */
export function requestHref(need: NeedState, vendorIds: readonly string[]): string {
  const params = needParams(need);
  if (vendorIds.length > 0) params.set('vendors', vendorIds.join(','));
  return `/request-service?${params.toString()}`;
}
