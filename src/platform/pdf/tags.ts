/** What a part of a page is to a screen reader: a structure type of ISO 32000. */
export type Role = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'Figure';

export interface Tag {
  role: Role;
  /** What a figure shows, in words. */
  alt?: string;
}

/** Properties that give a view or a text its role; a text without one is a paragraph. */
export function tagged(role: Role, alt?: string): { tag: Tag } {
  return { tag: alt === undefined ? { role } : { role, alt } };
}

/** Properties that make a part of a page a bookmark of the document. */
export function bookmarked(title: string): { bookmark: string } {
  return { bookmark: title };
}
