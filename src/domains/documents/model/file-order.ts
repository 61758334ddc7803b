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
