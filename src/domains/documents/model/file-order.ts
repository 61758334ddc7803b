/** In which order the files of a vault are listed. */
export const FILE_ORDERS = ['newest', 'oldest', 'name', 'largest', 'kind'] as const;
export type FileOrder = (typeof FILE_ORDERS)[number];

/** Kinds of files, as people call them. */
export const FILE_KINDS = ['pdf', 'picture', 'text'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** With whom files are: given to somebody now, or to nobody. */
export const FILE_SHARING = ['shared', 'private'] as const;
export type FileSharing = (typeof FILE_SHARING)[number];

/** Which files are listed, and how. */
export interface FileChoice {
  order: FileOrder;
  kind: FileKind | '';
  sharing: FileSharing | '';
}

export const ALL_FILES: FileChoice = { order: 'newest', kind: '', sharing: '' };

/** As an address names it; what it does not know is left out. */
export function readFileChoice(query: URLSearchParams): FileChoice {
  const named = <Name extends string>(key: string, names: readonly Name[]) => names.find((name) => name === query.get(key));
  return {
    order: named('order', FILE_ORDERS) ?? ALL_FILES.order,
    kind: named('kind', FILE_KINDS) ?? '',
    sharing: named('sharing', FILE_SHARING) ?? '',
  };
}
