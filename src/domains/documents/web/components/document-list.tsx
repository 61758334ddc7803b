import { useQuery } from '@tanstack/react-query';
import { endpointUrl } from '#lib/endpoint.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { type Document, getDocumentFile, listDocuments } from '../../contract.ts';
import { documentsOptions, type UploadTarget } from '../api.ts';
import { FileList } from './file-list.tsx';

interface DocumentListProps {
  /** What the files are for, as its buttons say: 'Pay stubs'. */
  label: string;
  target: UploadTarget;
  /** Which of the reader's documents these are. */
  belongs: (document: Document) => boolean;
  /** Makes sure that there is something to attach to. */
  beforeUpload?: () => Promise<void>;
  /** Whether more can be added. */
  canAdd?: boolean;
  /** Whether they can be thrown away. */
  canDelete?: boolean;
}

const REFRESHES = [listDocuments];

/** The reader's own files for one thing. */
export function DocumentList({ belongs, canDelete = true, ...rest }: DocumentListProps) {
  const known = useQuery(documentsOptions);
  return (
    <>
      <Loaded query={known} pending={null} failed="We couldn’t load your files" look="line">
        {() => null}
      </Loaded>
      <FileList
        {...rest}
        files={known.data?.documents.filter(belongs).map((document) => ({ ...document, canDelete })) ?? []}
        fileUrl={(documentId) => endpointUrl(getDocumentFile.path, { documentId })}
        refreshes={REFRESHES}
      />
    </>
  );
}
