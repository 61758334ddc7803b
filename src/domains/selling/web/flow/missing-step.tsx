import { useSearchParams } from 'react-router';
import { InlineLink } from '#ui/link.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { FLOW_STEP_NAMES, FLOW_STEPS } from '../../model/flow-steps.ts';
import { flowHref } from './flow-href.ts';

/** For an address that names no step: the steps that exist, of the listing that it names. */
export function MissingStep() {
  const listing = useSearchParams()[0].get('listing');
  return (
    <MessagePage title="This step doesn’t exist">
      <p>These are the steps on the way to a listing:</p>
      <ol className="mt-3 list-decimal pl-6 text-left">
        {FLOW_STEP_NAMES.map((step) => (
          <li key={step}>
            <InlineLink href={listing === null ? `/seller-flow/${step}` : flowHref(step, encodeURIComponent(listing))}>
              {FLOW_STEPS[step]}
            </InlineLink>
          </li>
        ))}
      </ol>
    </MessagePage>
  );
}
