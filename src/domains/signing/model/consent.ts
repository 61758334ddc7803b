/**
 * What people agree to before they sign electronically, after the disclosures of 15 U.S.C. 7001(c): the right to paper, how to
 * withdraw and what follows, what it covers, how copies and changed addresses work, what one needs to read and keep the file.
 */
export const SIGNING_CONSENT = {
  version: '2026-11-26',
  agree: 'I have opened the document, and I agree to sign it and to get it electronically.',
  disclosures: [
    'You may sign on paper instead, at no charge: do not agree here, and ask the sender for a paper copy.',
    'You may take this consent back until you sign, by declining below. The sender is told, and nothing is signed.',
    'It covers this document alone. When everybody has signed, each person gets the signed file by email, free of charge; ask the sender for a paper copy then.',
    'If your email address changes, tell the sender: links go to the address they gave.',
    'You need a current browser, an email address, and a program that reads PDF files, with room to keep them.',
  ],
} as const;
