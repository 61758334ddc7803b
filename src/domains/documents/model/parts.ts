/** What somebody can be to a person: by a roadmap, a loan application, a listing or a job that both are part of. */
export const DOCUMENT_PARTS = ['co-buyer', 'co-borrower', 'co-owner', 'agent', 'assistant', 'expert'] as const;
export type DocumentPart = (typeof DOCUMENT_PARTS)[number];

/** All who have a part, in words. */
export const PART_WORDS: Readonly<Record<DocumentPart, string>> = {
  'co-buyer': 'My co-buyers',
  'co-borrower': 'My co-borrower',
  'co-owner': 'Co-owners of my listings',
  agent: 'Agents of my listings',
  assistant: 'Assistants of my listings',
  expert: 'Experts who work for me',
};
