import type { CatalogBundle } from '../contract.ts';

/** What buyers ask about a bundle. */
export function questionsOf({ lines, refundRule }: CatalogBundle): { question: string; answer: string }[] {
  const replaced = lines.filter(({ swaps }) => swaps.length > 0).map(({ name }) => name);
  return [
    {
      question: 'Can I leave something out?',
      answer:
        'Yes, anything: the price drops by what that part costs in the bundle. If a single part is left, it costs what it costs alone.',
    },
    ...(replaced.length === 0
      ? []
      : [
          {
            question: 'Can I choose something else instead?',
            answer: `Yes, in place of ${replaced.join(' or ')}: the other service is discounted in the same way.`,
          },
        ]),
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
