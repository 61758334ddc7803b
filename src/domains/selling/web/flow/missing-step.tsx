import { InlineLink } from '#ui/link.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { FLOW_STEP_NAMES, FLOW_STEPS } from '../../model/flow-steps.ts';

/** For an address that names no step: the steps that exist. */
export function MissingStep() {
  return (
    <MessagePage title="This step doesn’t exist">
      <p>These are the steps on the way to a listing:</p>
      <ol className="mt-3 list-decimal pl-6 text-left">
        {FLOW_STEP_NAMES.map((step) => (
          <li key={step}>
            <InlineLink href={`/seller-flow/${step}`}>{FLOW_STEPS[step]}</InlineLink>
          </li>
        ))}
      </ol>
    </MessagePage>
  );
}
