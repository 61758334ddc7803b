import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatDate } from '#lib/format.ts';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { buttonClasses } from '#ui/button.tsx';
import { AppLink, LineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { useFocusOnChange } from '#ui/use-focus-on-change.ts';
import type { Cma } from '../../contract.ts';
import { cmaOptions } from '../api.ts';
import { cmaHref, readStep, STEP_LABELS, STEPS, type Step } from '../cma-state.ts';
import { AdjustStep } from './adjust-step.tsx';
import { ComparablesStep } from './comparables-step.tsx';
import { FactsStep } from './facts-step.tsx';
import { ReportStep } from './report-step.tsx';
import { StartView } from './start-view.tsx';
import { ValueBar } from './value-bar.tsx';
import { WeighStep } from './weigh-step.tsx';

/** The start, or the analysis and step that the URL names. */
export function CmaView({ frame }: PersonalViewProps) {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (id === null) {
    const home = params.get('home') ?? '';
    return (
      <StartView frame={frame} listingKey={params.get('listing')} homeId={/^[1-9]\d{0,14}$/.test(home) ? Number(home) : null} />
    );
  }
  return <Opened key={id} id={id} step={readStep(params.get('step'))} />;
}

function Opened({ id, step }: { id: string; step: Step }) {
  return (
    <Loaded
      query={useQuery(cmaOptions(id))}
      pending={<SkeletonText lines={14} />}
      level={1}
      failed="We couldn’t open this analysis"
      wayOut={<AppLink href="/cma">All analyses</AppLink>}
    >
      {(cma) => <Workspace cma={cma} step={step} />}
    </Loaded>
  );
}

const VIEWS: Record<Step, (props: { cma: Cma }) => React.ReactNode> = {
  facts: FactsStep,
  comparables: ComparablesStep,
  adjust: AdjustStep,
  weigh: WeighStep,
  report: ReportStep,
};

function Workspace({ cma, step }: { cma: Cma; step: Step }) {
  const at = STEPS.indexOf(step);
  const [before, after] = [STEPS[at - 1], STEPS[at + 1]];
  const StepView = VIEWS[step];
  const heading = useFocusOnChange(step);
  return (
    <Page
      size="large"
      above={
        <LineLink href="/cma" look="quiet" className="print:hidden">
          All analyses
        </LineLink>
      }
      title={cma.title}
      note={
        <>
          {cma.title === cma.subject.address ? 'As' : `${cma.subject.address} · as`} of {formatDate(cma.effectiveDate, 'UTC')} ·
          rates from sales in {cma.ratesFrom}
        </>
      }
    >
      <Stepper
        className="mt-6 print:hidden"
        label="Steps of the analysis"
        current={at}
        steps={STEPS.map((one) => ({ label: STEP_LABELS[one], href: cmaHref(cma.id, one) }))}
      />
      <ValueBar cma={cma} />
      <section aria-labelledby="step-title" className="mt-8">
        <h2 id="step-title" ref={heading} tabIndex={-1} className="font-serif text-2xl text-ink outline-none">
          {STEP_LABELS[step]}
        </h2>
        <StepView cma={cma} />
      </section>
      <div className="mt-10 flex flex-wrap justify-between gap-3 print:hidden">
        {before === undefined ? (
          <span />
        ) : (
          <AppLink href={cmaHref(cma.id, before)} className={buttonClasses({ variant: 'secondary' })}>
            Back: {STEP_LABELS[before]}
          </AppLink>
        )}
        {after === undefined ? null : (
          <AppLink href={cmaHref(cma.id, after)} className={buttonClasses({})}>
            Next: {STEP_LABELS[after]}
          </AppLink>
        )}
      </div>
      <p className="mt-8 text-sm text-ink-soft">An opinion of a likely price from recorded sales; not an appraisal.</p>
    </Page>
  );
}
