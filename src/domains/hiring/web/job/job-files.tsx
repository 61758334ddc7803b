import { FileList } from '#domains/documents/web/index.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { type Engagement, getEngagementFile, type JobFile, uploadEngagementFile } from '../../contract.ts';
import { HIRING_READS } from '../api.ts';

interface JobFilesProps {
  job: Engagement;
  side: JobFile['addedBy'];
  other: string;
  canAdd: boolean;
}

/** The files of a job, with who added them: plans, photos, the contract, the invoice. */
export function JobFiles({ job, side, other, canAdd }: JobFilesProps) {
  return (
    <section className="mt-6" aria-labelledby={`files-${job.id}`}>
      <h3 id={`files-${job.id}`} className="mb-1 text-base font-semibold">
        Files
      </h3>
      <FileList
        label="Files of the job"
        files={job.files.map(({ documentId, name, sizeBytes, addedAt, addedBy }) => ({
          id: documentId,
          name,
          sizeBytes,
          uploadedAt: addedAt,
          by: addedBy === side ? 'added by you' : `added by ${other}`,
          canDelete: false,
        }))}
        target={{ endpoint: uploadEngagementFile, params: { engagementId: job.id } }}
        fileUrl={(documentId) => endpointUrl(getEngagementFile.path, { engagementId: job.id, documentId })}
        refreshes={HIRING_READS}
        canAdd={canAdd}
      />
    </section>
  );
}
