import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { isFlowStep } from '../../model/flow-steps.ts';
import { FlowView } from './flow-view.tsx';

/** The way to a listing, at the step that the address names; the help that is sold in bundles comes from outside. */
export function OpenFlow(props: PersonalViewProps & { bundles: ReactNode }) {
  const { step } = useParams();
  return <FlowView {...props} step={step !== undefined && isFlowStep(step) ? step : undefined} />;
}
