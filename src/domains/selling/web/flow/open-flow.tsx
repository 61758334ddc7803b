import { useParams } from 'react-router';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { isFlowStep } from '../../model/flow-steps.ts';
import { FlowView } from './flow-view.tsx';
import type { FlowSlots } from './step-props.ts';

/** The way to a listing, at the step that the address names; what other domains show comes from outside. */
export function OpenFlow(props: PersonalViewProps & FlowSlots) {
  const { step } = useParams();
  return <FlowView {...props} step={step !== undefined && isFlowStep(step) ? step : undefined} />;
}
