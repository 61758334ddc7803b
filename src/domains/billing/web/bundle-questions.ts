import type { CatalogBundle } from '../contract.ts';

/** What buyers ask about a bundle. */
export function questionsOf({ lines, refundRule }: CatalogBundle): { question: string; answer: string }[] {
  const removable = lines.filter(({ isRemovable }) => isRemovable).map(({ name }) => name);
  return [
    {
      question: 'Can I leave something out?',
      answer:
        removable.length === 0
          ? 'Not in this bundle: its parts are priced together. You can buy any of them on its own.'
          : `Yes: ${removable.join(', ')}. The price drops by the full price of whatever you leave out.`,
    },
    {
      question: 'Do I have to use your providers?',
      answer:
        'No. Required use of a provider is never a condition of anything here: you can hire anyone you like for every settlement service.',
    },
    { question: 'What if I cancel?', answer: `${refundRule} You can ask for it on your order’s page.` },
    {
      question: 'Will the price change?',
      answer: 'Not after you order: your order locks in that day’s price. You see the tax before you pay.',
    },
  ];
}
