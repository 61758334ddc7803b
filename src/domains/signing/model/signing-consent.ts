/**
 * What people agree to before they sign electronically, after the disclosures of 15 U.S.C. 7001(c): the right to paper, how to
 * withdraw and what follows, what it covers, how copies and changed addresses work, what one needs to read and keep the file.
 */
export const SIGNING_CONSENT = {
  version: '2026-11-29',
  agree: 'I have opened and can read the document here, and I agree to sign it and to get it electronically.',
  disclosures: [
    'You may sign on paper instead, at no charge: do not agree here, and ask the sender for a paper copy.',
    'You may take this consent back until you sign, at no charge, by declining below or by writing to the sender. Then nothing is signed here, the sender is told, and paper is the way.',
    'It covers this envelope alone: its documents, and what is told about them. What you signed stays signed.',
    'When everybody has signed, everyone whose email address the sender has gets the signed file by email, free of charge; everyone else gets it from the sender. Ask the sender for a paper copy, then or later: it costs nothing either.',
    'If your email address changes, write to the sender: links go to the address they have.',
    'You need a current browser and a program that reads PDF files, with room to keep them or a printer; to get the file by email, an email address too.',
  ],
} as const;
