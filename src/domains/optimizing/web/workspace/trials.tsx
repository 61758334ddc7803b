import { useQuery } from '@tanstack/react-query';
import { mayDo, type OwnListing } from '#domains/selling/contract.ts';
import { ownPhotoUrl } from '#domains/selling/web/index.ts';
import { formatCount, formatDate } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { endTrial, getOptimization, listTrials, type Trial, type Trials as FoundTrials } from '../../contract.ts';
import { trialsOptions } from '../api.ts';
import { StartCover, StartTitle } from './start-trial.tsx';
import { percent, signed, TRIAL_WORDS } from './trial-words.ts';

interface TrialsProps {
  listing: OwnListing;
  /** Titles that the facts allow. */
  ideas: readonly string[];
}

/** Two titles or covers by turns before real visitors, and what may be said of them. */
export function Trials({ listing, ideas }: TrialsProps) {
  const query = useQuery({ ...trialsOptions(listing.id), meta: { follows: ['own-listings'] } });
  return (
    <PageSection
      id="trials"
      title="Try two titles or two covers"
      lead="Half of a day’s visitors see yours, half see another one. We count what they do then, and name the better one once that is known."
    >
      <Loaded query={query} pending={<SkeletonRows rows={3} />} failed="We couldn’t load the trials">
        {(found) => <Found listing={listing} ideas={ideas} found={found} />}
      </Loaded>
    </PageSection>
  );
}

function Found({ listing, ideas, found }: TrialsProps & { found: FoundTrials }) {
  const { id, photos } = listing;
  const running = found.trials.find(({ endedAt }) => endedAt === null);
  const ended = found.trials.filter(({ endedAt }) => endedAt !== null);
  const { title, cover } = found;
  return (
    <>
      {running === undefined ? (
        title.whyNot !== null && title.whyNot === cover.whyNot ? (
          <p>{title.whyNot}</p>
        ) : (
          <>
            <h3 className="font-sans text-base font-semibold text-ink">Two titles</h3>
            <p className="mt-1 mb-4 max-w-measure text-sm text-ink-soft">
              They stand above the description on the home’s page. We count who then saves or shares the home.
            </p>
            {title.whyNot === null ? (
              <StartTitle key={ended.length} id={id} ideas={ideas} choice={title} />
            ) : (
              <p>{title.whyNot}</p>
            )}
            <h3 className="mt-8 font-sans text-base font-semibold text-ink">Two covers</h3>
            <p className="mt-1 mb-4 max-w-measure text-sm text-ink-soft">
              They stand wherever the home’s picture does: in lists, on the map, among saved homes, and first on its page. We
              count who saw its card and then opened its page.
            </p>
            {cover.whyNot === null ? (
              <StartCover key={ended.length} id={id} photos={photos} choice={cover} />
            ) : (
              <p>{cover.whyNot}</p>
            )}
          </>
        )
      ) : (
        <Running id={id} photos={photos} canEnd={mayDo(listing.part, 'publish')} trial={running} />
      )}
      {ended.length === 0 ? null : (
        <>
          <h3 className="mt-8 font-sans text-base font-semibold text-ink">Earlier trials</h3>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {ended.map((trial) => (
              <li key={trial.id} className="py-4">
                <Arms trial={trial} photos={photos} />
                <p className="mt-1 text-sm text-ink-soft">
                  {formatDate(trial.startedAt, viewerTimeZone())} to {formatDate(trial.endedAt ?? '', viewerTimeZone())},{' '}
                  {formatCount(trial.visitors, 'visitor')}. {sayOutcome(trial)}
                </p>
                <Finding trial={trial} />
              </li>
            ))}
          </ul>
        </>
      )}
      <HowWeCount />
    </>
  );
}

function HowWeCount() {
  return (
    <details className="mt-6">
      <summary className="min-h-11 py-2 font-medium hover:text-brand">How we count</summary>
      <ul className="list-disc space-y-1 pl-5 text-sm">
        <li>The server decides by a hash which one a visitor sees. It stays the same all day.</li>
        <li>
          A visitor counts once a day, after the title, or the card with the cover, was in view for a second or was followed. What
          they do after it counts once: saving or sharing the home for titles, opening its page for covers.
        </li>
        <li>
          Robots, you and the others who sell, staff, and people whose browser asks not to be tracked are never counted. You see
          your own title, but the covers by turns, since a picture is sent without asking who you are. We set no cookie: someone
          who comes back another day counts again, and may see the other one.
        </li>
        <li>
          While covers are tried, neither carries its room or caption on the home’s page, because those would fit one alone.
        </li>
        <li>
          You may look at any time: the interval is one that holds after every visitor (a confidence sequence, 95%). Until it
          speaks, or the planned number is reached, we show no rates, since early leads come and go by chance.
        </li>
        <li>If one is shown more often than chance allows, something is broken, and we show no result.</li>
      </ul>
    </details>
  );
}

function sayOutcome({ kind, outcome }: Trial): string {
  const { kept, taken } = TRIAL_WORDS[kind];
  return outcome === 'now' ? kept : outcome === 'other' ? taken : 'You ended it without a choice.';
}

function Arms({ trial: { kind, now, other }, photos }: { trial: Trial; photos: OwnListing['photos'] }) {
  const words = TRIAL_WORDS[kind];
  if (kind === 'cover')
    return (
      <div className="flex flex-wrap gap-4">
        {[
          { label: words.yours, photo: photos.find(({ id }) => id === now) },
          { label: words.other, photo: photos.find(({ id }) => id === other) },
        ].map(({ label, photo }) => (
          <figure key={label} className="w-40">
            {photo === undefined ? (
              <p className="flex aspect-3/2 items-center justify-center rounded-control bg-sunken text-sm text-ink-soft">
                Photo removed
              </p>
            ) : (
              <img
                src={ownPhotoUrl(photo, 480)}
                alt={photo.room ?? photo.caption ?? 'A photo of the home'}
                loading="lazy"
                className="aspect-3/2 w-full rounded-control object-cover"
              />
            )}
            <figcaption className="mt-1 text-sm text-ink-soft">{label}</figcaption>
          </figure>
        ))}
      </div>
    );
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
      <dt className="text-sm text-ink-soft">{words.yours}</dt>
      <dd className="min-w-0 break-words text-ink">{now}</dd>
      <dt className="text-sm text-ink-soft">{words.other}</dt>
      <dd className="min-w-0 break-words text-ink">{other}</dd>
    </dl>
  );
}

function Finding({ trial: { kind, state, better, figures } }: { trial: Trial }) {
  if (state === 'broken')
    return (
      <Notice className="mt-3" title="No result">
        One {kind} was shown more often than chance allows. Something is wrong with this trial; don’t go by it.
      </Notice>
    );
  if (figures === null) return null;
  const { did, acts } = TRIAL_WORDS[kind];
  return (
    <div className="mt-3 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={better === null ? 'neutral' : 'brand'}>
          {better === null
            ? 'No difference found'
            : better === 'other'
              ? `The other ${kind} does better`
              : `Your ${kind} does better`}
        </Badge>
        <span>
          {did}: {percent(figures.rates[0])} with your {kind}, {percent(figures.rates[1])} with the other.
        </span>
      </p>
      <p className="mt-1 text-ink-soft">
        {figures.difference === null
          ? `Fewer than 50 ${acts} for each: no interval can be given.`
          : `The other ${kind} changes it by ${signed(figures.difference.low)} to ${signed(figures.difference.high)} points of 100 (95%, however often you look).`}{' '}
        Chance that the other one is better: {percent(figures.chanceOtherWins)} (Bayes, any rate as likely before).
      </p>
    </div>
  );
}

interface RunningProps {
  id: string;
  photos: OwnListing['photos'];
  canEnd: boolean;
  trial: Trial;
}

function Running({ id, photos, canEnd, trial }: RunningProps) {
  const { kind } = trial;
  const end = useWrite(endTrial, {
    refreshes: [listTrials, getOptimization],
    done: (_, { body: { outcome } }) => ({
      title: outcome === 'other' ? `The other ${kind} is in your draft. Publish it when you are ready.` : 'The trial has ended',
    }),
  });
  const finish = (outcome: 'now' | 'other' | 'none') => () =>
    void end.run({ params: { id, trialId: trial.id }, body: { outcome } });
  const isOpen = trial.state === 'early' || trial.state === 'broken';
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <Arms trial={trial} photos={photos} />
      {trial.isShown ? null : (
        <Notice className="mt-3" title="It is not shown now">
          Your public {kind} has changed since, so no one sees this trial. End it, and start another.
        </Notice>
      )}
      <div className="mt-4">
        <ProgressBar
          label={`${trial.visitors.toLocaleString('en-US')} of ${trial.plannedVisitors.toLocaleString('en-US')} visitors`}
          value={Math.min(1, trial.visitors / trial.plannedVisitors)}
        />
      </div>
      {trial.state === 'early' ? (
        <p className="mt-3 text-sm text-ink-soft">Too early to say anything. We show rates once they mean something.</p>
      ) : (
        <Finding trial={trial} />
      )}
      {canEnd ? (
        <div className="mt-4 flex flex-wrap gap-3">
          {isOpen ? (
            <Button size="small" variant="secondary" busy={end.isBusy} onClick={finish('none')}>
              End the trial
            </Button>
          ) : (
            <>
              <Button
                size="small"
                variant={trial.better === 'other' ? 'primary' : 'secondary'}
                busy={end.isBusy}
                onClick={finish('other')}
              >
                {TRIAL_WORDS[kind].take}
              </Button>
              <Button size="small" variant="secondary" busy={end.isBusy} onClick={finish('now')}>
                {TRIAL_WORDS[kind].keep}
              </Button>
            </>
          )}
        </div>
      ) : null}
    </div>
  );
}
