import { ReaderEnd } from '#platform/web/reader-end.tsx';
import { formatMoney, withArticle } from '#lib/format.ts';
import { expertHref } from '#lib/expert-paths.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { keptNowhere } from '#platform/web/page-headers.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Badge } from '#ui/badge.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { LineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { requestSharing, type SharedRequest as Shared } from '../../contract/sharing.ts';
import { LEAD_WORDS, REQUEST_WORDS } from '../../model/hiring-words.ts';
import { sayWindow } from '../say-when.ts';
import type { Route } from './+types/shared-request';

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadForPage(() => api.call(requestSharing.open, { params: { token: params.token } }));
}

export const headers = keptNowhere;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'A request for a service',
    description: 'A request for a service that was shared with you.',
    path: '/service-request-confirmation',
    isIndexed: false,
  });
}

/** What somebody with a link to a request sees. */
export default function SharedRequest({ loaderData: request }: Route.ComponentProps) {
  const { number, status, category, description, answers, place, startsOn, endsOn, sharedBy, expiresAt } = request;
  return (
    <Page
      title={`${sharedBy}’s request for ${withArticle(category)}`}
      note={
        <>
          <Badge tone={status === 'open' || status === 'hired' ? 'brand' : 'neutral'}>{REQUEST_WORDS[status]}</Badge> Request{' '}
          {number}. Shared to read until <ReaderEnd at={expiresAt} />.
        </>
      }
    >
      <p className="mt-8 max-w-measure whitespace-pre-line">{description}</p>
      <KeyValueList
        align="start"
        className="mt-4 max-w-measure"
        items={[
          { label: 'Where', value: place === '' ? 'Not given' : place },
          { label: 'When', value: sayWindow(startsOn, endsOn) },
          ...answers.map(({ question, answer }) => ({ label: question, value: answer })),
        ]}
      />
      <Asked asked={request.asked} />
    </Page>
  );
}

function Asked({ asked }: Pick<Shared, 'asked'>) {
  return (
    <section className="mt-10" aria-labelledby="asked">
      <h2 id="asked" className="font-serif text-2xl text-ink">
        Who was asked
      </h2>
      {asked.length === 0 ? <p className="mt-2">No one yet.</p> : null}
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {asked.map(({ vendorId, name, status, answerBy, quote }) => (
          <li key={vendorId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-4">
            <div>
              <LineLink look="title" href={expertHref(vendorId)}>
                {name}
              </LineLink>
              {status === 'new' || status === 'viewed' ? (
                <p className="text-sm text-ink-soft">
                  Answers by <ReaderEnd at={answerBy} />
                </p>
              ) : null}
              {quote === null ? null : (
                <p className="text-sm text-ink-soft">
                  Quote: {formatMoney(quote.totalCents, 'always')} with tax, valid until <ReaderEnd at={quote.validUntil} />
                </p>
              )}
            </div>
            <Badge>{LEAD_WORDS[status]}</Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
