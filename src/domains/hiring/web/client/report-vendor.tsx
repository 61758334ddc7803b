import { useState } from 'react';
import { useSignedInAction } from '#domains/accounts/web/index.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { ReportButton, ReportDialog } from '../side-actions.tsx';

/** Tells the people of this site what is wrong with a vendor's page. A visitor signs in first. */
export function ReportVendor({ vendorId, name }: { vendorId: string; name: string }) {
  const [isReporting, setReporting] = useState(false);
  const begin = useSignedInAction<null>('report-vendor', () => setReporting(true));
  return (
    <QueryScope>
      <ReportButton kind="vendor" aboutId={vendorId} onClick={() => begin(null)}>
        Report {name}
      </ReportButton>
      {isReporting ? (
        <ReportDialog kind="vendor" aboutId={vendorId} title={`Report ${name}`} onClose={() => setReporting(false)} />
      ) : null}
    </QueryScope>
  );
}
