import { useState } from 'react';
import { useSignedInAction } from '#domains/accounts/web/index.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { Button } from '#ui/button.tsx';
import { ReportDialog } from '../side-actions.tsx';

/** Tells the people of this site what is wrong with a vendor's page. A visitor signs in first. */
export function ReportVendor({ vendorId, name }: { vendorId: string; name: string }) {
  const [isReporting, setReporting] = useState(false);
  const begin = useSignedInAction<null>('report-vendor', () => setReporting(true));
  return (
    <QueryScope>
      <Button variant="quiet" size="small" onClick={() => begin(null)}>
        Report {name}
      </Button>
      {isReporting ? (
        <ReportDialog kind="vendor" aboutId={vendorId} title={`Report ${name}`} onClose={() => setReporting(false)} />
      ) : null}
    </QueryScope>
  );
}
