import { useNavigate } from 'react-router';
import { lazy, Suspense, useState } from 'react';
import { Field } from '#ui/field.tsx';
import { InlineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { OwnListing } from '../../contract.ts';
import type { EditorGroup } from '../../model/editor-fields.ts';
import type { FlowStep } from '../../model/flow-steps.ts';
import { closingOf } from '../../model/intent-effects.ts';
import { COMPENSATION, doubtCompensation } from '../../model/compensation.ts';
import { hasEnded, isSeen } from '../../model/status-changes.ts';
import { ServiceChoice } from '../experts/service-choice.tsx';
import { GateList } from '../editor/gate-list.tsx';
import { GroupPart } from '../editor/group-part.tsx';
import { ListingActions } from '../editor/listing-actions.tsx';
import { PhotoPanel } from '../editor/photo-panel.tsx';
import { PreviewPanel } from '../editor/preview-panel.tsx';
import { DisclosuresStep } from './disclosures-step.tsx';
import { flowHref } from './flow-href.ts';
import { PrepStep } from './prep-step.tsx';
import { PricingStep } from './pricing-step.tsx';
import { saleFactsOfDraft } from './sale-facts.ts';
import { RoomConditions } from './room-conditions.tsx';
import { useSavedDraftText } from './use-draft-text.ts';
import { UpdatesList } from './updates-list.tsx';
import type { FlowSlots, StepProps } from './step-props.ts';
import { ValuationStep } from './valuation-step.tsx';
import { WithholdingQuestions } from './withholding-questions.tsx';
import { MOST_LETTERS } from '../../model/limits.ts';

// Apart, because the page names at first what its steps load with it.
const NetSheet = lazy(() => import('#domains/proceeds/web/index.ts').then(({ NetSheet: component }) => ({ default: component })));

/** What one step asks or shows. */
export function FlowStepContent({ step, bundles, showings, toursOff, ...props }: StepProps & FlowSlots & { step: FlowStep }) {
  switch (step) {
    case 'property':
      return <Parts {...props} groups={['Basics', 'Address', 'Association', 'Financial']} />;
    case 'condition':
      return (
        <>
          <RoomConditions {...props} />
          <UpdatesList {...props} />
          <Parts {...props} groups={['Interior', 'Exterior', 'Systems and utilities', 'Parking', 'Lot']} />
          <section aria-labelledby="condition-photos" className="mt-10">
            <h2 id="condition-photos" className="font-serif text-2xl text-ink">
              Photos of the rooms
            </h2>
            <p className="mt-1 mb-4 max-w-measure text-ink-soft">
              As they are today. They are the photos of the listing: buyers see those that you keep.
            </p>
            <PhotoPanel listing={props.listing} disabled={props.disabled} />
          </section>
        </>
      );
    case 'valuation':
      return <ValuationStep {...props} />;
    case 'pricing':
      return <PricingStep {...props} />;
    case 'net-proceeds':
      return <ProceedsStep {...props} />;
    case 'prep':
      return <PrepStep {...props} />;
    case 'disclosures':
      return <DisclosuresStep {...props} />;
    case 'media':
      return <PhotoPanel listing={props.listing} disabled={props.disabled} />;
    case 'description':
      return <Parts {...props} groups={['Description']} />;
    case 'compensation':
      return <CompensationStep {...props} />;
    case 'showings':
      return showings(props.listing.listingKey);
    case 'services':
      return <ServicesStep {...props} bundles={bundles} />;
    case 'review':
      return (
        <>
          <GateList listing={props.listing} />
          <div className="mt-8">
            <PreviewPanel listing={props.listing} />
          </div>
        </>
      );
    case 'publish':
      return <PublishStep {...props} toursOff={toursOff} />;
  }
}

function Parts({ groups, listing, draft, disabled }: StepProps & { groups: readonly EditorGroup[] }) {
  return groups.map((group) => (
    <section key={group} aria-label={group} className="mt-10 first:mt-0">
      {groups.length === 1 ? null : <h2 className="mb-4 font-serif text-2xl text-ink">{group}</h2>}
      <GroupPart group={group} listing={listing} draft={draft} disabled={disabled} />
    </section>
  ));
}

function ProceedsStep({ listing, draft, plan, disabled }: StepProps) {
  const [now] = useState(() => new Date());
  const closing = closingOf(plan.plan.intent, now);
  const facts = saleFactsOfDraft(draft.fields, plan.plan, now);
  if (facts === undefined)
    return (
      <Notice title="Set a price first">
        We need it to compute what you keep. <InlineLink href={flowHref('pricing', listing.id)}>Set the price</InlineLink>
      </Notice>
    );
  return (
    <>
      <Field
        label="Closing day"
        className="mb-6 max-w-60"
        hint={plan.plan.closingDate === null ? 'Assumed; give your planned date' : undefined}
      >
        <TextInput
          type="date"
          disabled={disabled}
          value={plan.plan.closingDate ?? closing}
          onChange={(event) => /^\d{4}-\d{2}-\d{2}$/.test(event.target.value) && plan.change({ closingDate: event.target.value })}
        />
      </Field>
      <Suspense fallback={<SkeletonText lines={10} />}>
        <NetSheet facts={facts} edits={plan.plan.costs} onChange={(costs) => plan.change({ costs })} />
      </Suspense>
      <WithholdingQuestions people={plan.plan.people} disabled={disabled} onChange={(people) => plan.change({ people })} />
    </>
  );
}

function CompensationStep({ plan, disabled }: StepProps) {
  return (
    <div className="max-w-measure">
      <Notice>
        What buyers pay their own agents is negotiable and not set by law. Each buyer agrees on it with their agent in writing. A
        listing contains no offer of compensation. A buyer’s offer says what the buyer asks for.
      </Notice>
      <fieldset disabled={disabled} className="mt-6 grid gap-3">
        <legend className="mb-2 font-medium text-ink">How do you plan to handle it?</legend>
        {Object.entries(COMPENSATION).map(([key, words]) => (
          <RadioCard
            key={key}
            name="compensation"
            value={key}
            label={words}
            checked={plan.plan.compensation === key}
            onChange={() => plan.change({ compensation: key as keyof typeof COMPENSATION })}
          />
        ))}
      </fieldset>
      <CompensationText
        text={plan.plan.compensationText}
        disabled={disabled}
        onChange={(compensationText) => plan.change({ compensationText })}
      />
      <p className="mt-4 text-sm text-ink-soft">
        Only the people on this listing see these answers. Your net sheet has a line for it.{' '}
        <InlineLink href="/seller/dashboard/settings?tab=compensation">Change what your listings start with</InlineLink>
      </p>
    </div>
  );
}

function CompensationText({ text, disabled, onChange }: { text: string; disabled: boolean; onChange: (text: string) => void }) {
  const box = useSavedDraftText(text, onChange);
  return (
    <Field
      className="mt-6"
      label="What you say when a buyer’s agent asks"
      hint="Copy it into your answers"
      error={doubtCompensation(box.value)}
    >
      <TextArea rows={4} maxLength={MOST_LETTERS.compensation} disabled={disabled} {...box} />
    </Field>
  );
}

function ServicesStep({ listing, plan, disabled, bundles }: StepProps & Pick<FlowSlots, 'bundles'>) {
  return (
    <>
      {bundles}
      <p className="mb-8 max-w-measure text-ink-soft">
        Check the help you want, to keep a list. Checking a box doesn’t ask or pay anyone, and you don’t need any of this to
        publish.
      </p>
      <ServiceChoice listing={listing} plan={plan.plan} disabled={disabled} onChange={(services) => plan.change({ services })} />
    </>
  );
}

const AFTERWARDS: readonly { href: (listing: OwnListing) => string; title: string; text: string }[] = [
  { href: ({ listingKey }) => `/property/${listingKey}`, title: 'See its page', text: 'As buyers see it. Share its address.' },
  {
    href: ({ id }) => flowHref('showings', id),
    title: 'Open times for tours',
    text: 'Buyers book them without waiting for an answer, or ask you first, as you choose.',
  },
  {
    href: ({ id }) => `/generate-marketing-materials/${id}`,
    title: 'Make a flyer, signs and posts',
    text: 'From the listing, with a code that leads to its page.',
  },
  {
    href: ({ id }) => `/seller-dashboard-authentic?listing=${id}`,
    title: 'Follow it on your dashboard',
    text: 'Views, questions, tours and offers, and what to do next.',
  },
];

function PublishStep({ listing, draft, toursOff }: StepProps & Pick<FlowSlots, 'toursOff'>) {
  const navigate = useNavigate();
  return (
    <>
      <GateList listing={listing} />
      <div className="mt-6">
        <ListingActions
          listing={listing}
          flush={draft.flush}
          onPublishRefused={() => void navigate(flowHref('review', listing.id))}
        />
      </div>
      {hasEnded(listing.standardStatus) ? null : toursOff(listing.listingKey, flowHref('showings', listing.id))}
      {listing.publishedVersion === null ? (
        <p className="mt-4 max-w-measure text-sm text-ink-soft">
          After you publish, buyers find the home in search and on the map within seconds. People with a matching saved search
          hear about it.
        </p>
      ) : hasEnded(listing.standardStatus) || !isSeen(listing) ? null : (
        <section aria-labelledby="what-next" className="mt-10">
          <h2 id="what-next" className="font-serif text-2xl text-ink">
            What comes next
          </h2>
          <ul className="mt-3 grid max-w-measure gap-3">
            {AFTERWARDS.map(({ href, title, text }) => (
              <li key={title}>
                <InlineLink href={href(listing)}>{title}</InlineLink>
                <span className="block text-sm text-ink-soft">{text}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
