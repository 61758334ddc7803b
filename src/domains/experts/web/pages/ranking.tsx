import { formatPercent } from '#lib/format.ts';
import { RANKING_HREF } from '#lib/expert-paths.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { Page } from '#ui/page.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { ANCHORS, NEWCOMER, PARTS, type Part, RANKING_VERSION, RECOMMENDED, WEIGHTS } from '../../model/ranking.ts';
import { PART_NAMES } from '../../model/ranking-words.ts';
import type { Route } from './+types/ranking';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'How experts are ranked',
    description: 'The formula that ranks experts, with its weights. No one can pay for a place.',
    path: RANKING_HREF,
  });
}

const MEANINGS: Record<Part, string> = {
  fit: 'The share of your answers that the expert covers. With a budget, this counts for seven tenths, and whether the minimum charge fits your budget for three tenths.',
  distance: `1 at the place itself, 0 from ${ANCHORS.farMiles} miles on, in a straight line from where the expert is based.`,
  availability: `1 if the expert is free when you want to begin, 0 if it takes ${ANCHORS.lateDays} days longer or more: by the calendar kept here, or else by how many days from today they usually need.`,
  rating: `The mean of all reviews of finished jobs, as if there were ${ANCHORS.priorReviews} more at the mean of the category: 1 for five stars, 0 for one.`,
  response: `1 for an instant answer, 0 for ${ANCHORS.slowMinutes / 60} hours, on a logarithmic scale, by the median of all answers.`,
  completion:
    'The share of jobs here that were completed. Jobs under way don’t count yet, and those that clients call off never do.',
  price:
    'Compared with the median price of those who serve the place: 1 at half of it, one half at it, 0 at one and a half times.',
};

/** The formula that orders experts, as the code has it. */
export default function Ranking() {
  return (
    <Page
      width="text"
      crumbs={[{ label: 'Experts', href: '/experts' }, { label: 'How experts are ranked' }]}
      title="How experts are ranked"
      lead="Every expert who serves the place and takes the job gets a score from 0 to 100. This page shows everything that goes into it."
      note={`Version ${RANKING_VERSION}`}
    >
      <PageSection id="formula" title="The score" lead="Seven parts, each from 0 to 1, times their weights.">
        <KeyValueList items={PARTS.map((part) => ({ label: PART_NAMES[part], value: formatPercent(WEIGHTS[part], 0) }))} />
        <dl className="mt-6 space-y-4">
          {PARTS.map((part) => (
            <div key={part}>
              <dt className="font-medium">{PART_NAMES[part]}</dt>
              <dd className="text-ink-soft">{MEANINGS[part]}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6">
          If we know nothing about a part, it counts as the median of the others who serve the place, so no one gains or loses by
          it. Ties take turns, by a draw that depends only on the request.
        </p>
      </PageSection>
      <PageSection id="newcomers" title="A place for newcomers">
        <p>
          We recommend {RECOMMENDED}. The third place is kept for someone with fewer than {NEWCOMER.jobsBelow} jobs here,
          something verified and a fit of at least {formatPercent(NEWCOMER.leastFit, 0)}, drawn by the request, and labeled as
          such. If there’s no such newcomer, the score decides.
        </p>
      </PageSection>
      <PageSection id="never" title="What never counts">
        <ul className="list-disc space-y-2 pl-5">
          <li>Payments: no fee, plan or ad moves anyone up. Everyone in a category pays the same way.</li>
          <li>Who asks: the request goes in without a name, and we don’t ask what language you read in.</li>
          <li>Who the expert is: the ranking doesn’t read names, languages or pictures.</li>
          <li>
            Badges, beyond the newcomers’ place. A license decides whether an expert is listed at all: where the state requires
            one, everyone listed has it.
          </li>
        </ul>
      </PageSection>
    </Page>
  );
}
