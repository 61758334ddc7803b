import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { AppLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { type Step, STEPS } from '../../contract.ts';
import { stepHref } from './step-href.ts';

/** In the place of a part that waits for another one, with the way there. */
export function EarlierStep({ step, title, children }: { step: Step; title: string; children: ReactNode }) {
  return (
    <Notice
      title={title}
      action={
        <Button asChild size="small">
          <AppLink href={stepHref(step)}>Go to {STEPS[step]}</AppLink>
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
