/** What a job begins with on its checklist; both sides change it as they like. */
export const USUAL_TASKS: readonly { title: string; side: 'client' | 'vendor' }[] = [
  { title: 'Agree on how to get in', side: 'client' },
  { title: 'Confirm date and time', side: 'vendor' },
  { title: 'Share plans, photos and papers', side: 'client' },
  { title: 'Do the work', side: 'vendor' },
  { title: 'Look at the result together', side: 'client' },
  { title: 'Send the invoice and warranty', side: 'vendor' },
];
