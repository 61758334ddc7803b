import { lazy, Suspense } from 'react';
import { getListing } from '#domains/listings/contract.ts';
import { isCategoryKey } from '#lib/service-categories.ts';
import { type ApiClient, ApiError } from '#platform/web/api-client.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { matchExperts, needSchema } from '../../contract.ts';
import { readAmount } from '#lib/read-amount.ts';
import { type NeedState, readNeedParams } from '../matching/need-state.ts';
import type { Route } from './+types/service-experts';

// People read the page before they use it: its script follows.
const MatchingPage = lazy(async () => ({ default: (await import('../matching/matching-page.tsx')).MatchingPage }));

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { category, ...rest } = readNeedParams(new URL(request.url).searchParams);
  const need: NeedState = category !== undefined && isCategoryKey(category) ? { category, ...rest } : rest;
  // A budget is a wish: what is no amount keeps nobody from the answer.
  const unread: Record<string, string> = isUnread(need.budget) ? { budgetCents: NO_AMOUNT } : {};
  if (need.category === undefined || (need.zip === undefined && need.listing === undefined)) {
    const faults = need.category === category ? unread : { ...unread, category: 'Choose what you need from the list' };
    return { need, result: null, faults, home: await nameHome(api, need.listing) };
  }
  const form = needSchema.safeParse({
    categoryKey: need.category,
    where: need.listing === undefined ? { zip: need.zip } : { listingKey: need.listing },
    startsOn: need.from,
    endsOn: need.until,
    answers: need.answers,
    budgetCents: centsOf(need.budget),
  });
  if (!form.success) {
    const faults = Object.fromEntries(
      form.error.issues.map(({ path, message }) => [path[0] === 'where' ? 'zip' : String(path[0]), message]),
    );
    const home = await nameHome(api, need.listing);
    const zip = 'zip' in faults ? { zip: 'Give a ZIP code of five digits' } : {};
    return { need, result: null, home, faults: { ...unread, ...faults, ...zip } };
  }
  return loadForPage(async () => {
    try {
      const result = await api.call(matchExperts, { body: form.data });
      const home = need.listing === undefined ? null : result.place.label;
      return { need, result, faults: unread, home };
    } catch (error) {
      // The home may be unknown or gone.
      if (!(error instanceof ApiError) || ![404, 410, 422].includes(error.status)) throw error;
      return { need, result: null, faults: { ...unread, ...faultsOf(error) }, home: await nameHome(api, need.listing) };
    }
  });
}

/** The address of a home on this site; null without one, and for homes that are no longer shown. */
async function nameHome(api: ApiClient, listingKey: string | undefined): Promise<string | null> {
  if (listingKey === undefined) return null;
  try {
    const { streetAddress, city } = await api.call(getListing, { params: { listingKey } });
    return streetAddress ?? city ?? 'This home';
  } catch (error) {
    if (error instanceof ApiError && [404, 410, 422].includes(error.status)) return null;
    throw error;
  }
}

const NO_AMOUNT = 'This isn’t an amount, so we left it out: give one, such as 500';
const isUnread = (text: string | undefined): boolean => readAmount(text ?? '') === undefined;

/** Cents of what was typed; null where nothing was, or nothing that is an amount. */
function centsOf(text: string | undefined): number | null {
  const dollars = readAmount(text ?? '');
  return dollars == null ? null : Math.round(dollars * 100);
}

/** What the server refused, by field of the form. */
function faultsOf(error: ApiError): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [path, message] of Object.entries(error.fields)) faults[path.startsWith('where') ? 'zip' : path] = message;
  return Object.keys(faults).length === 0 ? { zip: error.detail ?? 'We don’t recognize this place.' } : faults;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Find an expert',
    description:
      'Say what you need and where. See who fits, with the reasons: fit, distance, when they’re free, reviews, response time, finished jobs and price.',
    path: '/service-experts',
  });
}

/** Who fits a need, and why. */
export default function ServiceExperts({ loaderData }: Route.ComponentProps) {
  return (
    <Suspense>
      <MatchingPage {...loaderData} />
    </Suspense>
  );
}
