import { FileDown } from '#ui/icons/index.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { getMyReport } from '../../contract.ts';

/** The report with the owner's corrections, for themselves. */
export function OwnReport({ homeId }: { homeId: number }) {
  const download = useWrite(() => downloadAsUser(endpointUrl(getMyReport.path, { homeId }), 'home-value-report.pdf'), {
    tells: 'page',
  });
  return (
    <div>
      <Button variant="secondary" busy={download.isBusy} onClick={() => void download.run()}>
        <FileDown aria-hidden="true" className="size-5" /> Report with my corrections (PDF)
      </Button>
      {download.failure !== undefined && (
        <p role="alert" className="mt-1 text-sm text-error">
          We couldn’t make the report. Please try again.
        </p>
      )}
    </div>
  );
}
