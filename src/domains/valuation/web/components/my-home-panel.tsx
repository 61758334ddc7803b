import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { openSignInDialog, useSession } from '#domains/accounts/web/index.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { InlineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { claimHome, getMyHome, releaseHome, undoCorrection, type HomeValuation, type MyHome } from '../../contract.ts';
import { nameFact, nameFactWithin, sayFact } from '../../model/fact-names.ts';
import { sayRounded } from '../../model/say-values.ts';
import { CorrectionForm } from './correction-form.tsx';
import { OwnReport } from './own-report.tsx';
import { ShareEstimate } from './share-estimate.tsx';

const HINDRANCES = {
  settings: (
    <>
      Email about home values is turned off in your <InlineLink href="/settings">settings</InlineLink>.
    </>
  ),
  'unconfirmed-address': 'We only email confirmed addresses: open the link we sent when you joined.',
  demonstration: 'Demo accounts don’t get email.',
} as const;

const myHomeOptions = (homeId: number) => endpointQuery(getMyHome, { params: { homeId } });

/** For owners: follow the home, put facts right with evidence, and take that back. */
export function MyHomePanel({ valuation }: { valuation: HomeValuation }) {
  const session = useSession();
  if (valuation.homeId === null) return null;
  if (session.status === 'loading') return <SkeletonText lines={3} />;
  if (session.status !== 'signed-in')
    return (
      <div>
        <p className="max-w-measure text-ink-soft">
          Is this your home? Sign in to follow its value and to correct mistakes in the public record.
        </p>
        <Button variant="secondary" className="mt-3" onClick={() => openSignInDialog()}>
          Sign in
        </Button>
      </div>
    );
  return <SignedIn valuation={valuation} homeId={valuation.homeId} />;
}

interface OwnedHome {
  valuation: HomeValuation;
  homeId: number;
}

function SignedIn({ valuation, homeId }: OwnedHome) {
  return (
    <Loaded query={useQuery(myHomeOptions(homeId))} failed="We couldn’t check whether you follow this home">
      {(home) => <Follow home={home} valuation={valuation} homeId={homeId} />}
    </Loaded>
  );
}

function Follow({ home, valuation, homeId }: OwnedHome & { home: MyHome }) {
  const client = useQueryClient();
  const store = (next: MyHome | null) => showAnswer(client, myHomeOptions(homeId), next);
  // The button that was pressed goes with its answer: the keyboard stays at this place.
  const place = useRef<HTMLDivElement>(null);
  async function storeAndStay(next: MyHome | null) {
    await store(next);
    place.current?.focus({ preventScroll: true });
  }
  const params = { homeId };
  const claim = useWrite(claimHome, { answered: storeAndStay, tells: 'page' });
  const mail = useWrite(claimHome, { answered: store, tells: 'page' });
  const release = useWrite(releaseHome, { answered: storeAndStay, tells: 'page' });
  const undo = useWrite(undoCorrection, { answered: storeAndStay, tells: 'page' });
  if (!home.isClaimed)
    return (
      <div ref={place} tabIndex={-1}>
        <p className="max-w-measure text-ink-soft">
          Is this your home? Follow its value, and correct mistakes in the public record.
        </p>
        <Button
          variant="secondary"
          className="mt-3"
          busy={claim.isBusy}
          onClick={() => void claim.run({ params, body: { wantsMonthlyMail: false } })}
        >
          This is my home
        </Button>
        {claim.failure !== undefined && <NotSaved />}
      </div>
    );
  return (
    <div ref={place} tabIndex={-1} className="grid gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <p className="text-ink">You follow this home as its owner.</p>
        <Button variant="quiet" size="small" busy={release.isBusy} onClick={() => void release.run({ params })}>
          Stop following
        </Button>
        {release.failure !== undefined && <NotSaved />}
      </div>
      <div>
        <Checkbox
          label="Email me its value once a month"
          hint="Range, change and new sales nearby. Every email has a link to stop them."
          // A ticked box shows at once, and reverts if saving fails.
          checked={mail.underway.at(-1)?.body?.wantsMonthlyMail ?? home.wantsMonthlyMail}
          onChange={(event) => void mail.run({ params, body: { wantsMonthlyMail: event.target.checked } })}
        />
        {home.wantsMonthlyMail && home.mailHindrance !== null && (
          <p className="mt-1 pl-8 text-sm text-warning">{HINDRANCES[home.mailHindrance]}</p>
        )}
        {mail.failure !== undefined && <NotSaved />}
      </div>
      {home.corrections.length > 0 && (
        <Notice
          tone="info"
          title={home.estimate === null ? 'Your corrections' : `With your corrections: ${sayRounded(home.estimate.estimate)}`}
        >
          <ul className="mt-2 grid gap-2">
            {home.corrections.map((correction) => (
              <li key={correction.id} className="flex flex-wrap items-baseline gap-x-3">
                <span>
                  {nameFact(correction.fact)}: {sayFact(correction.fact, correction.value)} ({correction.evidence})
                </span>
                <Button
                  variant="quiet"
                  size="small"
                  busy={undo.isBusy}
                  onClick={() => void undo.run({ params: { homeId, correctionId: correction.id } })}
                >
                  Undo<span className="sr-only"> the correction of {nameFactWithin(correction.fact)}</span>
                </Button>
              </li>
            ))}
          </ul>
          {undo.failure !== undefined && <NotSaved />}
          {home.estimate !== null && (
            <p className="mt-2 text-sm">
              Range {sayRounded(home.estimate.low68)} to {sayRounded(home.estimate.high68)}. Only you see this; the public
              estimate rests on the record.
            </p>
          )}
        </Notice>
      )}
      <CorrectionForm valuation={valuation} homeId={homeId} onStored={store} />
      {home.corrections.length > 0 && <OwnReport homeId={homeId} />}
      <ShareEstimate homeId={homeId} hasCorrections={home.corrections.length > 0} />
    </div>
  );
}

function NotSaved() {
  return (
    <p role="alert" className="mt-1 text-sm text-error">
      We couldn’t save that. Please try again.
    </p>
  );
}
