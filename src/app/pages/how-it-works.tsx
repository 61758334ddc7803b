import { PlacePage, readPlace } from '#domains/landing/web/index.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { siteContext } from '#platform/web/site-context.ts';
import { Accordion, AccordionItem } from '#ui/accordion.tsx';
import { LineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import type { Route } from './+types/how-it-works';
import { LICENSES, QUESTIONS, TRACKS, type Track } from './how-it-works/content.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return readPlace(request, 'how-it-works', context.get(siteContext).productName);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'How it works',
    description:
      'Buying, selling and offering services here, step by step: what is computed, what people do, who is licensed for what.',
    path: '/how-it-works',
    structuredData: [
      {
        '@type': 'FAQPage',
        mainEntity: QUESTIONS.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  });
}

export default function HowItWorks({ loaderData: { title, lead, experiment } }: Route.ComponentProps) {
  return (
    <PlacePage experiment={experiment}>
      <Page width="wide" size="large" title={title} lead={lead}>
        <nav aria-label="Tracks" className="mt-6 flex flex-wrap gap-2">
          {TRACKS.map((track) => (
            <a
              key={track.id}
              href={`#${track.id}`}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 font-medium text-ink hover:border-line-strong"
            >
              {track.title}
            </a>
          ))}
        </nav>
        {TRACKS.map((track) => (
          <TrackSection key={track.id} track={track} />
        ))}
        <section className="mt-16">
          <h2 className="font-serif text-3xl text-ink">What is computed, and what is not</h2>
          <div className="mt-5 grid gap-5 md:grid-cols-2">
            <div className="rounded-card border border-line bg-surface p-5">
              <h3 className="font-sans text-lg font-semibold text-ink">Computed, with the method named</h3>
              <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-soft">
                <li>How your sentence was read: by rules, shown piece by piece, and you can change each piece.</li>
                <li>Monthly cost: published loan arithmetic on figures you can edit.</li>
                <li>Walk, bike and transit scores: a stated formula on stored places and stops.</li>
                <li>Market figures: medians, with the number of homes behind each. With too few homes, we show none.</li>
              </ul>
            </div>
            <div className="rounded-card border border-line bg-surface p-5">
              <h3 className="font-sans text-lg font-semibold text-ink">Never computed</h3>
              <ul className="mt-2 list-disc space-y-1 pl-5 text-ink-soft">
                <li>Who lives somewhere, or who should.</li>
                <li>Whether you get a loan: lenders decide that.</li>
                <li>What a contract means for you: that’s for a lawyer or your agent.</li>
                <li>Facts no one gave us: what we don’t know, we show as unknown.</li>
              </ul>
            </div>
          </div>
        </section>
        <section className="mt-16">
          <h2 className="font-serif text-3xl text-ink">Who is licensed for what</h2>
          <dl className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-2">
            {LICENSES.map(({ who, what }) => (
              <div key={who} className="border-t border-line pt-3">
                <dt className="font-semibold text-ink">{who}</dt>
                <dd className="mt-1 text-ink-soft">{what}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="mt-16">
          <h2 className="font-serif text-3xl text-ink">Questions</h2>
          <div className="mt-4">
            <Accordion>
              {QUESTIONS.map(({ question, answer }) => (
                <AccordionItem key={question} title={question}>
                  <p>{answer}</p>
                </AccordionItem>
              ))}
            </Accordion>
          </div>
        </section>
        <p className="mt-12">
          <LineLink href="/property-search" data-first-action>
            Start with a search
          </LineLink>
        </p>
      </Page>
    </PlacePage>
  );
}

function TrackSection({ track }: { track: Track }) {
  return (
    <section id={track.id} className="mt-14">
      <h2 className="font-serif text-3xl text-ink">{track.title}</h2>
      <p className="mt-2 text-ink-soft">
        {track.time} · {track.cost}
      </p>
      <ol className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {track.steps.map((step, index) => (
          <li key={step.title} className="rounded-card border border-line bg-surface p-5">
            <span
              aria-hidden="true"
              className="inline-flex size-8 items-center justify-center rounded-full bg-brand-tint text-sm font-semibold text-ink tabular-nums"
            >
              {index + 1}
            </span>
            <h3 className="mt-3 font-sans text-lg font-semibold text-ink">{step.title}</h3>
            <p className="mt-1 text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
