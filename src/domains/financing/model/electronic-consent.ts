/** What borrowers agree to before the application is made as an electronic document: 15 U.S.C. 7001(c). */
export const ELECTRONIC_CONSENT = {
  version: '2026-11-28',
  text: 'I agree to have this application as an electronic document.',
  hint: 'You can print it, ask for paper from any lender, and withdraw this at any time: untick it, or delete the application. It covers this application alone. You need a current browser and a program that reads PDF files.',
} as const;
