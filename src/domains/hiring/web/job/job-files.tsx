import { FileList } from '#domains/documents/web/index.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { type Engagement, getEngagementFile, uploadEngagementFile } from '../../contract.ts';
import { HIRING_READS } from '../api.ts';

/** The files of a job: plans, photos, the contract, the invoice. */
export function JobFiles({ job }: { job: Engagement }) {
  return (
    <section className="mt-6" aria-labelledby={`files-${job.id}`}>
      <h3 id={`files-${job.id}`} className="mb-1 text-base font-semibold">
        Files
      </h3>
      <FileList
        label="Files of the job"
        files={job.files.map(({ documentId, name, sizeBytes }) => ({
          id: documentId,
          name,
          sizeBytes,
          uploadedAt: job.createdAt,
          canDelete: false,
        }))}
        target={{ endpoint: uploadEngagementFile, params: { engagementId: job.id } }}
        fileUrl={(documentId) => endpointUrl(getEngagementFile.path, { engagementId: job.id, documentId })}
        refreshes={HIRING_READS}
      />
    </section>
  );
}
