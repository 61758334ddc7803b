import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointUrl } from '#lib/endpoint.ts';
import { formatDate, formatDateTime, joinItems } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { InlineLink } from '#ui/link.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { TextArea } from '#ui/text-area.tsx';
import {
  categoryOf,
  ENTITIES,
  getReviewedFile,
  getVendorToReview,
  INSURANCE_WORDS,
  listVendorsToReview,
  MEMBER_WORDS,
  type ReviewedVendor,
  reviewVendor,
  STATUS_WORDS,
  VENDOR_CHANGES,
  type VendorChange,
  withdrawVerification,
} from '../../contract.ts';
import { sayArea } from '../../model/service-area.ts';
import { changesOf } from '../../model/vendor-status.ts';
import { reviewedVendorOptions } from '../api.ts';
import { LedgerTable } from '../profile/ledger-table.tsx';
import { NewCheck } from './new-check.tsx';
import { MOST_LETTERS } from '../../model/limits.ts';

const CHANGE_WORDS: Partial<Record<VendorChange, string>> = {
  'take-up': 'Start review',
  'request-changes': 'Ask for changes',
  approve: 'Approve',
  reject: 'Reject',
  reopen: 'Review again',
  suspend: 'Suspend',
  reinstate: 'Lift the suspension',
};

/** What a change does beyond this page, as whoever decides reads it before. */
const CHANGE_NOTES: Partial<Record<VendorChange, string>> = {
  suspend:
    'Suspending ends open requests, quotes, and jobs not yet confirmed, and holds payouts. Jobs under way continue, and what clients pay for them stays the vendor’s.',
  reinstate:
    'Payouts wait until you lift the suspension. A payout that was queued before was canceled; the next one includes its money.',
};

const sayEntity = (entity: string) => Object.entries(ENTITIES).find(([key]) => key === entity)?.[1] ?? 'kind not given';

/** What chooses an application in the address. */
const WHICH_VENDOR = ['vendor'] as const;

/** One application: what it states, what was checked, and what is decided. */
export function ReviewVendor({ vendorId }: { vendorId: string }) {
  return (
    <>
      <p className="mb-4">
        <InlineLink href="/admin/vendors">All applications</InlineLink>
      </p>
      <Loaded query={useQuery(reviewedVendorOptions(vendorId))} pending={<SkeletonRows rows={8} />}>
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
            {
              label: 'Legal name',
              value: `${business.legalName} (${sayEntity(business.entity)}, tax number ending in ${business.einLast4})`,
            },
            { label: 'Address', value: `${business.street}, ${business.city}, ${business.state} ${business.postalCode}` },
            { label: 'Contact', value: `${business.phone}, ${business.email}` },
            {
              label: 'People',
              value: members.map(({ name, role }) => `${name} (${MEMBER_WORDS[role].label})`).join(', ') || 'No one',
            },
            ...vendor.offers.map((offer) => ({
              label: categoryOf(offer.categoryKey).plural,
              value: offer.isListed ? 'Listed' : offer.why,
            })),
            ...vendor.licenses.map((one) => ({
              label: `${categoryOf(one.categoryKey).license?.name ?? 'License'}, ${one.state}`,
              value: `${one.number}, until ${formatDate(one.expiresOn, 'UTC')}`,
              note: one.isVerified ? 'Checked' : 'Not checked',
            })),
            ...vendor.insurance.map((one) => ({
              label: INSURANCE_WORDS[one.kind],
              value: `${one.carrier} ${one.number}, until ${formatDate(one.expiresOn, 'UTC')}`,
              note: one.isVerified ? 'Checked' : 'Not checked',
            })),
            {
              label: 'Background check',
              value:
                vendor.background.length === 0 ? 'No one agreed to one' : vendor.background.map(({ name }) => name).join(', '),
            },
            {
              label: 'Where they work',
              value: vendor.area.area === null ? 'Nothing yet' : sayArea(vendor.area.area, business.city),
            },
            { label: 'About them', value: vendor.profile.bio || 'Nothing yet' },
            { label: 'Cancellation', value: vendor.policies.cancellation || 'Nothing yet' },
            { label: 'Refunds', value: vendor.policies.refund || 'Nothing yet' },
          ]}
        />
        <ReviewedFiles vendor={vendor} />
        {Object.entries(vendor.missing).some(([, all]) => all.length > 0) ? (
          <p className="mt-4 text-sm text-ink-soft">Missing: {joinItems(Object.values(vendor.missing).flat())}</p>
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

/** Copies that came with the application. */
function ReviewedFiles({ vendor }: Pick<ReviewedVendor, 'vendor'>) {
  const files = [...vendor.licenses, ...vendor.insurance].flatMap((one) =>
    one.files.map((file) => ({ ...file, of: one.number })),
  );
  const save = useWrite(
    ({ documentId, name }: { documentId: string; name: string }) =>
      downloadAsUser(endpointUrl(getReviewedFile.path, { vendorId: vendor.id, documentId }), name),
    { failureTitle: 'We couldn’t save the file' },
  );
  if (files.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {files.map(({ documentId, name, of }) => (
        <li key={documentId}>
          <Button variant="secondary" size="small" busy={save.isBusy} onClick={() => void save.run({ documentId, name })}>
            {name}, no. {of}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Decide({ reviewed: { vendor } }: { reviewed: ReviewedVendor }) {
  const client = useQueryClient();
  const possible = changesOf(vendor.status, 'admin');
  const withReason = possible.filter((change) => VENDOR_CHANGES[change].needsReason);
  const start: { change: VendorChange | undefined; reason: string } = { change: undefined, reason: '' };
  const form = useForm({
    start,
    clears: true,
    guards: WHICH_VENDOR,
    check: ({ change, reason }) => ({
      reason:
        change !== undefined && VENDOR_CHANGES[change].needsReason && reason.trim() === ''
          ? 'Say why, for the owners'
          : undefined,
    }),
    async send({ change, reason }) {
      if (change === undefined) return undefined;
      return browserApi.call(reviewVendor, {
        params: { vendorId: vendor.id },
        body: { change, version: vendor.version, reason },
      });
    },
    answered: (answer) => (answer === undefined ? undefined : showAnswer(client, reviewedVendorOptions(vendor.id), answer)),
    refreshes: [listVendorsToReview, getVendorToReview],
    done: { title: 'Decided. We let the owners know.' },
  });
  if (possible.length === 0) return null;
  return (
    <Card>
      <CardHeader level={2} title="Decide" />
      <Form of={form} label="Decide">
        {withReason.length > 0 ? (
          <Field
            {...form.field('reason')}
            label="Reason, for the owners"
            hint={`Needed for ${withReason.map((change) => `“${CHANGE_WORDS[change] ?? change}”`).join(', ')}`}
          >
            <TextArea rows={3} maxLength={MOST_LETTERS.reason} />
          </Field>
        ) : null}
        {possible.map((change) =>
          CHANGE_NOTES[change] === undefined ? null : (
            <p key={change} className="mt-3 max-w-measure text-sm text-ink-soft">
              {CHANGE_NOTES[change]}
            </p>
          ),
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          {possible.map((change) => (
            <SubmitButton
              key={change}
              of={form}
              variant={change === 'approve' || change === 'take-up' ? 'primary' : 'secondary'}
              onClick={() => form.set('change', change)}
            >
              {CHANGE_WORDS[change] ?? change}
            </SubmitButton>
          ))}
        </div>
      </Form>
    </Card>
  );
}

function Withdraw({ reviewed: { vendor } }: { reviewed: ReviewedVendor }) {
  const client = useQueryClient();
  const counting = vendor.ledger.filter(({ counts }) => counts);
  const form = useForm({
    start: { lineId: '', reason: '' },
    clears: true,
    guards: WHICH_VENDOR,
    check: ({ reason }) => ({ reason: reason.trim() === '' ? 'Say why' : undefined }),
    send: ({ lineId, reason }) =>
      browserApi.call(withdrawVerification, { params: { vendorId: vendor.id, lineId }, body: { reason } }),
    answered: (answer) => showAnswer(client, reviewedVendorOptions(vendor.id), answer),
    done: { title: 'Withdrawn. It no longer counts.' },
  });
  if (counting.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="cursor-pointer text-sm font-medium">Withdraw a line</summary>
      <Form of={form} label="Withdraw a line">
        <Field {...form.field('reason')} label="Why" className="mt-3">
          <TextArea rows={2} maxLength={MOST_LETTERS.reason} />
        </Field>
        <ul className="mt-3 space-y-2">
          {counting.map(({ id, what }) => (
            <li key={id}>
              <SubmitButton of={form} size="small" variant="destructive" onClick={() => form.set('lineId', id)}>
                Withdraw
              </SubmitButton>{' '}
              {what}
            </li>
          ))}
        </ul>
      </Form>
    </details>
  );
}
