import type { Folder, Vault, VaultDocument } from '../../contract/vault.ts';
import { PAPER_PLACES } from '../../model/paper-places.ts';

/** Papers that lie together: one folder, or all that one part of the site keeps. */
export interface Place {
  id: string;
  title: string;
  /** The newest. */
  documents: readonly VaultDocument[];
  /** How many lie here in all. */
  count: number;
  /** The name of the place in a search, where there can be more than what is shown at once. */
  searched?: string;
  /** The person's own folder. */
  folder?: Folder;
  /** The page of what they belong to. */
  page?: { label: string; to: string };
}

/** Sales and offers by their ids, with what their papers are called. */
export type HomesOfVault = ReadonlyMap<string, { id: string; title: string }>;

/**
 * What is not in the trash, by place: own folders, no folder, then the rest of the site where something lies, each home of a
 * sale or an offer by itself.
 */
export function listPlaces({ documents, folders, looseCount }: Vault, homes: HomesOfVault): Place[] {
  const shown = documents.filter((document) => document.trashedAt === null);
  const own: Place[] = [
    ...folders.map(({ count, ...folder }) => ({
      id: folder.id,
      title: folder.name,
      folder,
      count,
      searched: folder.id,
      documents: shown.filter(({ folderId }) => folderId === folder.id),
    })),
    {
      id: 'vault',
      title: 'In no folder',
      count: looseCount,
      searched: 'none',
      documents: shown.filter(({ belongsTo }) => belongsTo === 'vault'),
    },
  ];
  const others = Object.entries(PAPER_PLACES).flatMap(([kind, place]) => {
    const here = shown.filter(({ belongsTo }) => belongsTo === kind);
    const byHome = Map.groupBy(here, ({ belongsToId }) => homes.get(belongsToId ?? ''));
    return [...byHome].map(([home, papers]): Place => ({
      ...('page' in place ? { page: place.page } : {}),
      id: home === undefined ? kind : `${kind}-${home.id}`,
      title: home?.title ?? place.title,
      documents: papers,
      count: papers.length,
    }));
  });
  // A folder that is empty stays in sight.
  return [...own, ...others].filter(({ count, folder }) => count > 0 || folder !== undefined);
}
