import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAddress } from '#domains/accounts/web/index.ts';
import { CircleAlert, CircleCheck, Info } from '#ui/icons/index.ts';
import { AppLink } from '#ui/link.tsx';
import { Button } from '#ui/button.tsx';
import { type GateItem, mayDo, type OwnListing } from '../../contract.ts';
import { hasEnded, isSeen } from '../../model/status-changes.ts';
import { ownListingOptions } from '../api.ts';
import { editorHref } from '../editor-href.ts';
import { PaperDialog } from './paper-dialog.tsx';
import { PassDialog } from './pass-dialog.tsx';

/** What stands between the draft and its publication. Each item links to the place to fix it; nothing of a listing that has ended. */
export function GateList({ listing }: { listing: OwnListing }) {
  const [warned, setWarning] = useState<GateItem['warning']>(null);
  const [paperless, setPaper] = useState<GateItem['paper']>(null);
  const client = useQueryClient();
  const reload = () => void client.invalidateQueries({ queryKey: ownListingOptions(listing.id).queryKey });
  const blockers = listing.gate.filter(({ severity }) => severity === 'blocker').length;
  if (hasEnded(listing.standardStatus)) return null;
  const title =
    blockers > 0
      ? `${blockers === 1 ? 'One thing' : `${blockers} things`} to do before publishing`
      : listing.publishedVersion === null || listing.hasUnpublished
        ? 'Ready to publish'
        : isSeen(listing)
          ? 'Buyers can see all of it'
          : 'Everything is published. Buyers don’t see the home now';
  return (
    <section aria-labelledby="gate" className="rounded-card border border-line bg-surface p-4">
      <h2 id="gate" tabIndex={-1} className="flex items-center gap-2 font-sans text-base font-semibold text-ink">
        {blockers === 0 ? <CircleCheck aria-hidden="true" className="size-4.5 text-brand" /> : null}
        {title}
      </h2>
      <ul className="mt-2 grid gap-1 text-sm">
        {listing.gate.map(({ severity, field, part, message, warning, paper }) => (
          <li key={`${field ?? part} ${message}`} className="flex items-start gap-2">
            {severity === 'blocker' ? (
              <CircleAlert aria-label="Needed" className="mt-1 size-4 shrink-0 text-error" />
            ) : (
              <Info aria-label="Advice" className="mt-1 size-4 shrink-0 text-ink-soft" />
            )}
            <div className="flex flex-wrap items-center gap-x-3">
              <AppLink
                href={placeOf(listing.id, part, field)}
                className="min-h-6 py-0.5 text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
              >
                {message}
              </AppLink>
              {warning !== null && mayDo(listing.part, 'publish') ? (
                <Button
                  size="small"
                  variant="quiet"
                  className="-my-1.5"
                  onClick={() => setWarning(warning)}
                  aria-label={`Let it pass: ${message}`}
                >
                  Let it pass
                </Button>
              ) : null}
              {part === 'You' ? <ConfirmAddress onConfirmed={reload} /> : null}
              {paper !== null && severity === 'blocker' && mayDo(listing.part, 'publish') ? (
                <Button size="small" variant="quiet" className="-my-1.5" onClick={() => setPaper(paper)}>
                  Go without it<span className="sr-only">: {message}</span>
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {paperless === null ? null : <PaperDialog listing={listing} paper={paperless} onClose={() => setPaper(null)} />}
      {warned === null ? null : <PassDialog listing={listing} finding={warned} onClose={() => setWarning(null)} />}
    </section>
  );
}

function placeOf(id: string, part: GateItem['part'], field: string | null): string {
  if (part === 'You') return '/settings';
  if (part === 'Papers') return `/seller/dashboard/documents?listing=${id}`;
  return `${editorHref(id, part)}${field === null ? '' : `#field-${field}`}`;
}
