import type { CatalogBundle } from '../contract.ts';

/** What buyers ask about a bundle. */
export function questionsOf({ lines, refundRule }: CatalogBundle): { question: string; answer: string }[] {
  const removable = lines.filter(({ isRemovable }) => isRemovable).map(({ name }) => name);
  return [
    {
      question: 'Can I leave something out?',
      answer:
        removable.length === 0
          ? 'Not in this bundle: its parts are priced together. You can buy any of them alone.'
          : `Yes: ${removable.join(', ')}. The price falls by the whole price of what you leave out.`,
    },
    {
      question: 'Must I use your providers?',
      answer:
        'No. Required use of a provider is never a condition of anything here: you may hire whom you like for every settlement service.',
    },
    { question: 'What if I cancel?', answer: `${refundRule} You ask for it on the page of your order.` },
    {
      question: 'Will the price change?',
      answer: 'Not after you order: an order keeps the price of its day. Tax is shown before you pay.',
    },
  ];
}
