import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { AppLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { isStep, mayDo, type OwnVendor, startVendor, STATUS_WORDS, type Step, STEP_KEYS, STEPS } from '../../contract.ts';
import { ownVendorOptions } from '../api.ts';
import { PARTS_OF_STEPS } from './parts.ts';
import { stepHref } from './step-href.ts';

/** The way to being listed, step by step. Every step can be opened at any time, and is kept once it was saved. */
export function OnboardingView({ frame }: PersonalViewProps) {
  const [search] = useSearchParams();
  const asked = search.get('step');
  const query = useQuery(ownVendorOptions());
  return (
    <Loaded query={query} pending={<SkeletonFields fields={7} />}>
      {(answer) =>
        answer?.vendor == null ? (
          <Page {...frame}>
            <Start />
          </Page>
        ) : (
          <Steps vendor={answer.vendor} step={isStep(asked) ? asked : firstOpen(answer.vendor)} />
        )
      }
    </Loaded>
  );
}

const firstOpen = (vendor: OwnVendor): Step => STEP_KEYS.find((step) => (vendor.missing[step] ?? []).length > 0) ?? 'review';

function Start() {
  const client = useQueryClient();
  const start = useWrite(
    (_input: void, id: string) => browserApi.call(startVendor, { body: { id: id === '' ? randomUuid() : id } }),
    {
      answered: (vendor) => showAnswer(client, ownVendorOptions(), { vendor }),
    },
  );
  return (
    <EmptyState
      className="mt-8"
      level={2}
      title="Offer your services here"
      action={
        <Button busy={start.isBusy} onClick={() => void start.run()}>
          Begin
        </Button>
      }
    >
      Eleven short steps: you can stop after any of them and pick up later. No one pays to be listed, or to see and decline
      requests.
    </EmptyState>
  );
}

function Steps({ vendor, step }: { vendor: OwnVendor; step: Step }) {
  const navigate = useNavigate();
  const at = STEP_KEYS.indexOf(step);
  const next = STEP_KEYS[at + 1];
  const Part = PARTS_OF_STEPS[step];
  const disabled = !mayDo(vendor.myRole, 'edit') || vendor.status === 'in-review';
  const isOpen = (one: Step) => (vendor.missing[one] ?? []).length > 0;
  const open = STEP_KEYS.filter((one) => one !== 'review' && isOpen(one)).length;
  return (
    <Page
      title={STEPS[step]}
      above={`${vendor.business.name === '' ? 'Your application' : vendor.business.name}, step ${at + 1} of ${STEP_KEYS.length}`}
      note={`${STATUS_WORDS[vendor.status]}.${open === 0 ? '' : ` ${open} of ${STEP_KEYS.length - 1} steps ${open === 1 ? 'needs' : 'need'} something from you.`}`}
      actions={
        <Button asChild variant="secondary">
          <AppLink href="/vendor-dashboard">Exit</AppLink>
        </Button>
      }
    >
      <nav aria-label="Steps" className="mt-6 hidden lg:block">
        <ol className="flex flex-wrap gap-x-4 gap-y-1 border-b border-line pb-3 text-sm">
          {STEP_KEYS.map((one, index) => (
            <li key={one} aria-current={one === step ? 'step' : undefined}>
              <AppLink
                href={stepHref(one)}
                className={`inline-flex min-h-6 items-center no-underline hover:underline ${one === step ? 'font-semibold text-brand' : 'text-ink-soft'}`}
              >
                {index + 1}. {STEPS[one]}
                {isOpen(one) ? (
                  <>
                    <span className="sr-only"> (not finished)</span>
                    <span aria-hidden="true" className="ml-1.5 size-1.5 rounded-full bg-accent" />
                  </>
                ) : null}
              </AppLink>
            </li>
          ))}
        </ol>
        {open === 0 ? null : <p className="mt-2 text-sm text-ink-soft">A dot marks what your application still needs.</p>}
      </nav>
      <Field label="Step" className="mt-6 lg:hidden">
        <Select
          value={step}
          options={STEP_KEYS.map((one, index) => ({
            value: one,
            label: `${index + 1}. ${STEPS[one]}${isOpen(one) ? ' (not finished)' : ''}`,
          }))}
          onChange={({ target }) => void navigate(`/vendor-onboarding?step=${target.value}`)}
        />
      </Field>
      <div className="mt-8">
        <Part
          key={`${step} ${vendor.id}`}
          vendor={vendor}
          disabled={disabled}
          onSaved={next === undefined ? undefined : () => void navigate(stepHref(next))}
        />
      </div>
    </Page>
  );
}
