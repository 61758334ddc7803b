import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { mostUrgent, SAVE_WORDS } from '#platform/web/autosave/save-words.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AppLink, InlineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { Select } from '#ui/select.tsx';
import { Field } from '#ui/field.tsx';
import { mayDo, type OwnListing } from '../../contract.ts';
import { FLOW_STEP_NAMES, FLOW_STEPS, type FlowStep } from '../../model/flow-steps.ts';
import { countTodo } from '../../model/flow-todo.ts';
import { hasEnded } from '../../model/status-changes.ts';
import { ownListingOptions, ownListingsOptions } from '../api.ts';
import { editorHref } from '../editor-href.ts';
import { ConflictNotice } from '../editor/conflict-notice.tsx';
import { EndedNotice } from '../editor/ended-notice.tsx';
import { useDraft } from '../editor/use-draft.ts';
import { SameHomeNotice } from '../same-home-notice.tsx';
import { flowHref } from './flow-href.ts';
import { FlowStepContent } from './flow-step-content.tsx';
import type { FlowSlots } from './step-props.ts';
import { usePlan } from './use-plan.ts';

interface FlowViewProps extends PersonalViewProps, FlowSlots {
  /** Undefined: the step where the person left off. */
  step: FlowStep | undefined;
}

/** The way to a listing, step by step. Every step can be opened at any time, and everything saves itself. */
export function FlowView({ step, frame, ...slots }: FlowViewProps) {
  const [search] = useSearchParams();
  const id = search.get('listing');
  if (id === null) return <ChooseDraft step={step} frame={frame} />;
  return <OpenFlow key={id} id={id} step={step} frame={frame} {...slots} />;
}

/** Continues with the newest draft, or offers to start one. */
function ChooseDraft({ step, frame }: Pick<FlowViewProps, 'step' | 'frame'>) {
  const query = useQuery(ownListingsOptions());
  return (
    <Loaded query={query}>
      {({ listings }) => {
        const draft = listings.find(({ standardStatus, isArchived }) => standardStatus === 'Incomplete' && !isArchived);
        if (draft !== undefined)
          return <Navigate replace to={step === undefined ? `/seller-flow?listing=${draft.id}` : flowHref(step, draft.id)} />;
        return (
          <Page {...frame}>
            <EmptyState
              className="mt-8"
              title="No draft yet"
              action={
                <Button asChild>
                  <AppLink href="/seller-flow/intent">Compare the ways to sell</AppLink>
                </Button>
              }
            >
              Start with your address. We’ll fill in what’s on record.
            </EmptyState>
          </Page>
        );
      }}
    </Loaded>
  );
}

function OpenFlow({ id, step, frame, ...slots }: { id: string } & Pick<FlowViewProps, 'step' | 'frame' | keyof FlowSlots>) {
  const query = useQuery(ownListingOptions(id));
  return (
    <Loaded query={query} wayOut={<InlineLink href="/seller/dashboard/listings">Your listings</InlineLink>}>
      {(listing) =>
        step === undefined ? (
          <Navigate replace to={flowHref(listing.plan.step, listing.id)} />
        ) : (
          <Flow listing={listing} step={step} frame={frame} {...slots} />
        )
      }
    </Loaded>
  );
}

interface FlowProps extends Pick<FlowViewProps, 'frame' | keyof FlowSlots> {
  listing: OwnListing;
  step: FlowStep;
}

function Flow({ listing, step, frame, ...slots }: FlowProps) {
  const draft = useDraft(listing);
  const plan = usePlan(listing);
  const canEdit = mayDo(listing.part, 'edit') && !hasEnded(listing.standardStatus);
  const remember = useEffectEvent((now: FlowStep) => {
    if (canEdit && plan.plan.step !== now) plan.change({ step: now });
  });
  useEffect(() => remember(step), [step]);
  const at = FLOW_STEP_NAMES.indexOf(step);
  const [previous, next] = [FLOW_STEP_NAMES[at - 1], FLOW_STEP_NAMES[at + 1]];
  return (
    <Page
      {...frame}
      title={FLOW_STEPS[step]}
      lead={null}
      above={
        <>
          {listing.label}, step {at + 1} of {FLOW_STEP_NAMES.length}
        </>
      }
      note={
        <span role="status" className="print:hidden">
          {SAVE_WORDS[mostUrgent([draft.state, plan.state])]}
        </span>
      }
      actions={
        <>
          <Button asChild variant="secondary">
            <AppLink href={editorHref(listing.id, 'People')}>Share with a co-owner</AppLink>
          </Button>
          <Button asChild variant="secondary">
            <AppLink href="/seller/dashboard/listings">Save and exit</AppLink>
          </Button>
        </>
      }
    >
      <div className="print:hidden">
        <Steps listing={listing} step={step} />
        <EndedNotice listing={listing} />
        <SameHomeNotice listing={listing} />
      </div>
      <ConflictNotice conflicts={draft.conflicts} onSettle={(field, keep) => draft.draft.settle(field, keep)} />
      <div className="mt-8">
        <FlowStepContent step={step} listing={listing} draft={draft} plan={plan} disabled={!canEdit} {...slots} />
      </div>
      <nav aria-label="Steps before and after" className="mt-10 flex flex-wrap justify-between gap-3 print:hidden">
        {previous === undefined ? (
          <span />
        ) : (
          <Button asChild variant="secondary">
            <AppLink href={flowHref(previous, listing.id)}>Back: {FLOW_STEPS[previous]}</AppLink>
          </Button>
        )}
        {next === undefined ? null : (
          <Button asChild>
            <AppLink href={flowHref(next, listing.id)}>Next: {FLOW_STEPS[next]}</AppLink>
          </Button>
        )}
      </nav>
    </Page>
  );
}

/** An ended listing is published no more. */
const NO_TODO: ReturnType<typeof countTodo> = new Map();

/** Any step can be opened: a row of links if there is room, a select on phones. */
function Steps({ listing, step }: { listing: OwnListing; step: FlowStep }) {
  const todo = hasEnded(listing.standardStatus) ? NO_TODO : countTodo(listing.gate);
  return (
    <>
      <nav aria-label="Steps" className="mt-6 hidden lg:block">
        <ol className="flex flex-wrap gap-x-4 gap-y-1 border-b border-line pb-3 text-sm">
          {FLOW_STEP_NAMES.map((name, at) => (
            <li key={name} aria-current={name === step ? 'step' : undefined}>
              <AppLink
                href={flowHref(name, listing.id)}
                className={`inline-flex min-h-6 items-center no-underline hover:underline ${name === step ? 'font-semibold text-brand' : 'text-ink-soft'}`}
              >
                {at + 1}. {FLOW_STEPS[name]}
                {todo.has(name) ? (
                  <>
                    <span aria-hidden="true" className="ml-1.5 size-1.5 rounded-full bg-accent" />
                    <span className="sr-only">, {todo.get(name)} to do</span>
                  </>
                ) : null}
              </AppLink>
            </li>
          ))}
        </ol>
      </nav>
      {todo.size === 0 ? null : (
        <p className="mt-2 hidden text-sm text-ink-soft lg:block">A dot marks what publishing still needs.</p>
      )}
      <StepChoice listing={listing} step={step} todo={todo} />
    </>
  );
}

interface StepChoiceProps {
  listing: OwnListing;
  step: FlowStep;
  todo: ReturnType<typeof countTodo>;
}

function StepChoice({ listing, step, todo }: StepChoiceProps) {
  const navigate = useNavigate();
  return (
    <Field label="Step" className="mt-6 lg:hidden">
      <Select
        options={FLOW_STEP_NAMES.map((name, at) => ({
          value: name,
          label: `${at + 1}. ${FLOW_STEPS[name]}${todo.has(name) ? ` (${todo.get(name)} to do)` : ''}`,
        }))}
        value={step}
        onChange={(event) => void navigate(`/seller-flow/${event.target.value}?listing=${listing.id}`)}
      />
    </Field>
  );
}
