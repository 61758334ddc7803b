import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { joinItems } from '#lib/format.ts';
import { expertHref } from '#lib/expert-paths.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { InlineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { categoryOf, changeVendor, STATUS_WORDS, STEP_KEYS, STEPS } from '../../contract.ts';
import { ownVendorOptions } from '../api.ts';
import { stepHref } from './step-href.ts';
import type { PartProps } from './part-props.ts';

const CHANGES = {
  submit: 'Submit the application',
  withdraw: 'Withdraw it',
  'open-again': 'Open it again',
} as const;
type Own = keyof typeof CHANGES | 'close';
const isOwn = (change: string): change is Own => change === 'close' || change in CHANGES;

const NOTES = {
  draft: 'No one sees it until you submit it.',
  submitted: 'It’s waiting for review. You can still withdraw it.',
  'in-review': 'Someone is reviewing it now. We’ll write as soon as there’s a decision.',
  'changes-requested': 'See what’s needed, change it, and submit it again.',
  approved: 'Clients find you in each category that is listed.',
  rejected: 'Read why below. You can change what it’s about and apply again.',
  suspended:
    'Clients don’t find you, and you get no new requests until we lift this. Open requests and quotes ended. Jobs you confirmed continue. Payouts wait until then.',
  closed: 'You’re not listed, and you don’t get requests.',
} as const;

/** What closing ends: a profile that clients can find, or an application that nobody saw. */
const CLOSINGS = {
  profile: {
    title: 'Close your business profile?',
    description:
      'You leave all lists right away and get no new requests. Open requests and quotes end, and we tell those clients. Jobs you confirmed continue. To be listed again, your application goes through another review.',
    confirm: 'Close the profile',
  },
  application: {
    title: 'Close your application?',
    description: 'No one reviews it, and we keep what you wrote: you can open it again.',
    confirm: 'Close the application',
  },
} as const;

/** Where the application stands, and what is missing. */
export function ReviewPart({ vendor }: PartProps) {
  const client = useQueryClient();
  const [isClosing, setClosing] = useState(false);
  const [isTried, setTried] = useState(false);
  const missing = useRef<HTMLElement>(null);
  const change = useWrite((which: Own) => browserApi.call(changeVendor, { body: { change: which, version: vendor.version } }), {
    tells: 'page',
    answered: (answer) => showAnswer(client, ownVendorOptions(), { vendor: answer }),
  });
  const open = STEP_KEYS.filter((step) => (vendor.missing[step] ?? []).length > 0);
  const submit = () => {
    if (open.length === 0) return void change.run('submit');
    setTried(true);
    missing.current?.querySelector('a')?.focus();
  };
  const press = (which: Own) => {
    if (which === 'close') setClosing(true);
    else if (which === 'submit') submit();
    else void change.run(which);
  };
  const possible = vendor.changes.filter(isOwn);
  const closing = CLOSINGS[vendor.status === 'approved' ? 'profile' : 'application'];
  return (
    <div className="max-w-2xl space-y-6">
      <Notice
        tone={
          vendor.status === 'approved'
            ? 'success'
            : ['changes-requested', 'rejected', 'suspended'].includes(vendor.status)
              ? 'warning'
              : 'info'
        }
        title={STATUS_WORDS[vendor.status]}
      >
        {NOTES[vendor.status]}
        {vendor.statusReason === '' ? null : <p className="mt-2">“{vendor.statusReason}”</p>}
        {vendor.status === 'approved' ? (
          <p className="mt-2">
            <InlineLink href={expertHref(vendor.id)}>See your public page</InlineLink>
          </p>
        ) : null}
      </Notice>
      {open.length === 0 ? null : (
        <section ref={missing} aria-labelledby="missing">
          <h3 id="missing" className="font-sans font-semibold">
            Still missing
          </h3>
          <p role="status" className="text-error empty:hidden">
            {isTried ? 'Nothing was submitted: finish these first.' : ''}
          </p>
          <ul className="mt-2 list-disc space-y-1 pl-5">
            {open.map((step) => (
              <li key={step}>
                <InlineLink href={stepHref(step)}>{STEPS[step]}</InlineLink>: {joinItems(vendor.missing[step] ?? [])}
              </li>
            ))}
          </ul>
        </section>
      )}
      {vendor.offers.length === 0 ? null : (
        <section aria-labelledby="listed">
          <h3 id="listed" className="font-sans font-semibold">
            Your services
          </h3>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {vendor.offers.map(({ categoryKey, isListed, why }) => (
              <li key={categoryKey} className="flex flex-wrap items-baseline justify-between gap-3 py-2">
                {categoryOf(categoryKey).plural}
                <span className="text-sm text-ink-soft">{isListed ? <Badge tone="brand">Listed</Badge> : why}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <WriteFailure of={change} />
      <div className="flex flex-wrap gap-3">
        {possible.map((which) => (
          <Button
            key={which}
            variant={which === 'submit' || which === 'open-again' ? 'primary' : 'secondary'}
            busy={change.isBusy}
            onClick={() => press(which)}
          >
            {which === 'close' ? closing.confirm : CHANGES[which]}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        open={isClosing}
        onOpenChange={setClosing}
        {...closing}
        busy={change.isBusy}
        onConfirm={() => {
          setClosing(false);
          void change.run('close');
        }}
      />
    </div>
  );
}
