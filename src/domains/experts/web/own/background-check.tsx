import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '#domains/accounts/web/index.ts';
import { formatDate } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { BACKGROUND_CONSENT, consentToBackgroundCheck, type OwnVendor } from '../../contract.ts';
import { ownVendorOptions } from '../api.ts';

/** What each of a team may agree to for themselves. Never ticked ahead, and nothing but its badge depends on it. */
export function BackgroundCheck({ vendor }: { vendor: OwnVendor }) {
  const client = useQueryClient();
  const session = useSession();
  const myId = session.status === 'signed-in' ? session.user.uid : undefined;
  const isGiven = vendor.background.some(({ userId }) => userId === myId);
  const save = useWrite(consentToBackgroundCheck, {
    answered: (answer) => showAnswer(client, ownVendorOptions(), { vendor: answer }),
    done: (_answer, { body }) => ({ title: body.isGiven ? 'You agreed to a background check' : 'You took it back' }),
  });
  return (
    <section aria-labelledby="background">
      <h3 id="background" className="font-sans text-lg font-semibold">
        Background check
      </h3>
      <p className="mt-1 mb-4 text-ink-soft">Everyone on the team decides for themselves.</p>
      <Checkbox
        label={BACKGROUND_CONSENT.title}
        hint={BACKGROUND_CONSENT.text}
        checked={isGiven}
        disabled={save.isBusy || myId === undefined}
        onChange={({ target }) => void save.run({ body: { isGiven: target.checked, version: BACKGROUND_CONSENT.version } })}
      />
      {vendor.background.length === 0 ? null : (
        <p className="mt-3 text-sm text-ink-soft">
          Agreed: {vendor.background.map(({ name, at }) => `${name} on ${formatDate(at, viewerTimeZone())}`).join(', ')}
        </p>
      )}
    </section>
  );
}
