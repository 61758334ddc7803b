import type { ReactNode } from 'react';
import type { ApplicationStep } from '../../contract.ts';
import { AssetsStep, DebtsStep, PropertyStep } from './money-steps.tsx';
import { BorrowerStep, ConsentsStep, DeclarationsStep, IncomeStep } from './person-steps.tsx';
import { StepDocuments } from './step-documents.tsx';
import type { StepProps } from './step-props.ts';

interface StepFieldsProps extends StepProps {
  step: ApplicationStep;
  saveFirst: () => Promise<void>;
  /** About who borrows along. */
  second?: ReactNode;
}

/** The fields of a step, and the papers that belong to it. */
export function StepFields({ step, saveFirst, second, ...props }: StepFieldsProps) {
  return (
    <>
      <Fields step={step} second={second} {...props} />
      <StepDocuments step={step} saveFirst={saveFirst} />
    </>
  );
}

function Fields({ step, second, ...props }: Omit<StepFieldsProps, 'saveFirst'>) {
  switch (step) {
    case 'borrower':
      return <BorrowerStep {...props}>{second}</BorrowerStep>;
    case 'income':
      return <IncomeStep {...props} />;
    case 'assets':
      return <AssetsStep {...props} />;
    case 'debts':
      return <DebtsStep {...props} />;
    case 'property':
      return <PropertyStep {...props} />;
    case 'declarations':
      return <DeclarationsStep {...props} />;
    case 'consents':
      return <ConsentsStep {...props} />;
    case 'review':
      return null;
  }
}
