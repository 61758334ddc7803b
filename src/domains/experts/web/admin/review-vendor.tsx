import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { FormFailure } from '#ui/form-failure.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { InlineLink } from '#ui/link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import {
  categoryOf,
  INSURANCE_WORDS,
  listVendorsToReview,
  type ReviewedVendor,
  reviewVendor,
  STATUS_WORDS,
  VENDOR_CHANGES,
  type VendorChange,
  withdrawVerification,
} from '../../contract.ts';
import { changesOf } from '../../model/vendor-status.ts';
import { reviewedVendorOptions } from '../api.ts';
import { LedgerTable } from '../profile/ledger-table.tsx';
import { NewCheck } from './new-check.tsx';

const CHANGE_WORDS: Partial<Record<VendorChange, string>> = {
  'take-up': 'Start review',
  'request-changes': 'Ask for changes',
  approve: 'Approve',
  reject: 'Reject',
  reopen: 'Review again',
  suspend: 'Suspend',
  reinstate: 'Lift the suspension',
};

/** One application: what it states, what was checked, and what is decided. */
export function ReviewVendor({ vendorId }: { vendorId: string }) {
  return (
    <>
      <p className="mb-4">
        <InlineLink href="/admin/vendors">All applications</InlineLink>
      </p>
      <Loaded query={useQuery(reviewedVendorOptions(vendorId))} pending={<Skeleton className="h-128" />}>
        {(reviewed) => <Review reviewed={reviewed} />}
      </Loaded>
    </>
  );
}

function Review({ reviewed }: { reviewed: ReviewedVendor }) {
  const { vendor, members, history } = reviewed;
  const { business } = vendor;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card>
        <CardHeader
          level={2}
          title={business.name === '' ? 'Without a name' : business.name}
          description={STATUS_WORDS[vendor.status]}
        />
        <KeyValueList
          align="start"
          items={[
            { label: 'Legal name', value: `${business.legalName} (${business.entity}, …${business.einLast4})` },
            { label: 'Address', value: `${business.street}, ${business.city}, ${business.state} ${business.postalCode}` },
            { label: 'Contact', value: `${business.phone}, ${business.email}` },
            { label: 'People', value: members.map(({ name, role }) => `${name} (${role})`).join(', ') || 'Nobody' },
            ...vendor.offers.map((offer) => ({
              label: categoryOf(offer.categoryKey).plural,
              value: offer.isListed ? 'Listed' : offer.why,
            })),
            ...vendor.licences.map((one) => ({
              label: `${categoryOf(one.categoryKey).licence?.name ?? 'License'}, ${one.state}`,
              value: `${one.number}, until ${one.expiresOn}`,
              note: one.isVerified ? 'Checked' : 'Not checked',
            })),
            ...vendor.insurance.map((one) => ({
              label: INSURANCE_WORDS[one.kind],
              value: `${one.carrier} ${one.number}, until ${one.expiresOn}`,
              note: one.isVerified ? 'Checked' : 'Not checked',
            })),
            { label: 'About them', value: vendor.profile.bio === '' ? 'Nothing yet' : vendor.profile.bio },
          ]}
        />
        {Object.entries(vendor.missing).some(([, all]) => all.length > 0) ? (
          <p className="mt-4 text-sm text-ink-soft">Missing: {Object.values(vendor.missing).flat().join('; ')}</p>
        ) : null}
      </Card>
      <div className="space-y-6">
        <Decide reviewed={reviewed} />
        <Card>
          <CardHeader
            level={2}
            title="Ledger"
            description="Lines are added, never changed. Everyone can read them on the profile."
          />
          <LedgerTable ledger={vendor.ledger} />
          <Withdraw reviewed={reviewed} />
        </Card>
        <Card>
          <CardHeader level={2} title="Add a check" />
          <NewCheck key={vendor.ledger.length} reviewed={reviewed} />
        </Card>
        <Card>
          <CardHeader level={2} title="History" />
          <ol className="space-y-2 text-sm">
            {history.map(({ status, reason, by, at }) => (
              <li key={at}>
                {STATUS_WORDS[status]} ({by}), {formatDateTime(at, viewerTimeZone())}
                {reason === '' ? '' : `: “${reason}”`}
              </li>
            ))}
          </ol>
        </Card>
      </div>
    </div>
  );
}

function Decide({ reviewed: { vendor } }: { reviewed: ReviewedVendor }) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const decide = useWrite(
    (change: VendorChange) =>
      browserApi.call(reviewVendor, { params: { vendorId: vendor.id }, body: { change, version: vendor.version, reason } }),
    {
      tells: 'page',
      answered: (answer) => showAnswer(client, reviewedVendorOptions(vendor.id), answer),
      refreshes: [listVendorsToReview],
      done: () => {
        setReason('');
        return { title: 'Decided. We let the owners know.' };
      },
    },
  );
  const possible = changesOf(vendor.status, 'admin');
  if (possible.length === 0) return null;
  return (
    <Card>
      <CardHeader level={2} title="Decide" />
      {possible.some((change) => VENDOR_CHANGES[change].needsReason) ? (
        <Field label="Reason, for the owners" hint="Needed to reject, to ask for changes and to suspend">
          <TextArea rows={3} maxLength={1000} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
      ) : null}
      <FormFailure text={decide.failure} />
      <div className="mt-4 flex flex-wrap gap-3">
        {possible.map((change) => (
          <Button
            key={change}
            variant={change === 'approve' || change === 'take-up' ? 'primary' : 'secondary'}
            busy={decide.underway.includes(change)}
            disabled={VENDOR_CHANGES[change].needsReason && reason.trim() === ''}
            onClick={() => void decide.run(change)}
          >
            {CHANGE_WORDS[change] ?? change}
          </Button>
        ))}
      </div>
    </Card>
  );
}

function Withdraw({ reviewed: { vendor } }: { reviewed: ReviewedVendor }) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const counting = vendor.ledger.filter(({ counts }) => counts);
  const withdraw = useWrite(
    (lineId: string) => browserApi.call(withdrawVerification, { params: { vendorId: vendor.id, lineId }, body: { reason } }),
    {
      tells: 'page',
      answered: (answer) => showAnswer(client, reviewedVendorOptions(vendor.id), answer),
      done: () => {
        setReason('');
        return { title: 'Withdrawn. It no longer counts.' };
      },
    },
  );
  if (counting.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="cursor-pointer text-sm font-medium">Withdraw a line</summary>
      <Field label="Why" className="mt-3">
        <TextArea rows={2} maxLength={1000} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
      <FormFailure text={withdraw.failure} />
      <ul className="mt-3 space-y-2">
        {counting.map(({ id, what }) => (
          <li key={id}>
            <Button
              size="small"
              variant="destructive"
              disabled={reason.trim() === ''}
              busy={withdraw.underway.includes(id)}
              onClick={() => void withdraw.run(id)}
            >
              Withdraw
            </Button>{' '}
            {what}
          </li>
        ))}
      </ul>
    </details>
  );
}
