import type { PlaceKind } from '../../contract.ts';
import type { Folder, Vault, VaultDocument } from '../../contract/vault.ts';

/** Papers that lie together: one folder, or all that one part of the site keeps. */
export interface Place {
  id: string;
  title: string;
  documents: readonly VaultDocument[];
  /** The person's own folder. */
  folder?: Folder;
  /** The page of what they belong to. */
  page?: { label: string; to: string };
}

const ELSEWHERE: Readonly<
  Record<Exclude<PlaceKind, 'folder' | 'vault'>, { title: string; page?: { label: string; to: string } }>
> = {
  'loan-application': { title: 'Loan application', page: { label: 'Open the application', to: '/fast-online-application' } },
  'roadmap-task': { title: 'Roadmap', page: { label: 'Open the roadmap', to: '/buyer-workflow' } },
  offer: { title: 'Offers', page: { label: 'See your offers', to: '/inquiries' } },
  'own-listing': { title: 'Sales', page: { label: 'Papers of your sales', to: '/seller/dashboard/documents' } },
  thread: { title: 'Questions', page: { label: 'See your questions', to: '/inquiries' } },
  'service-request': { title: 'Service requests' },
  engagement: { title: 'Hired experts' },
  other: { title: 'Other papers' },
};

/** What is not in the trash, by place: own folders, no folder, then the rest of the site where something lies. */
export function listPlaces({ documents, folders }: Vault): Place[] {
  const shown = documents.filter((document) => document.trashedAt === null);
  const own: Place[] = [
    ...folders.map((folder) => ({
      id: folder.id,
      title: folder.name,
      folder,
      documents: shown.filter(({ folderId }) => folderId === folder.id),
    })),
    {
      id: 'vault',
      title: 'In no folder',
      documents: shown.filter(({ belongsTo }) => belongsTo === 'vault'),
    },
  ];
  const others: Place[] = Object.entries(ELSEWHERE).map(([kind, place]) => ({
    id: kind,
    ...place,
    documents: shown.filter(({ belongsTo }) => belongsTo === kind),
  }));
  // A folder that is empty stays in sight.
  return [...own, ...others].filter(({ documents: here, folder }) => here.length > 0 || folder !== undefined);
}
