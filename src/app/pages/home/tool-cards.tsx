import { ChartLine, ListChecks, Map, Scale, Sparkles, WalletCards, Wrench } from '#ui/icons/index.ts';
import { Container, Section } from '#ui/container.tsx';
import { AppLink } from '#ui/link.tsx';

export const TOOLS = [
  {
    href: '/buyer-flow',
    icon: Sparkles,
    title: 'Find your match',
    text: 'Seven short steps, then homes ranked with the reasons for each.',
  },
  {
    href: '/buyer-flow?step=budget',
    icon: WalletCards,
    title: 'What you can afford',
    text: 'The price that fits, what limits it, and how it moves with the rate.',
  },
  {
    href: '/ai-valuation',
    icon: ChartLine,
    title: 'What a home is worth',
    text: 'An estimate with its range, the sales behind it, and how sure it is.',
  },
  {
    href: '/cma',
    icon: Scale,
    title: 'Market analysis',
    text: 'Compare a home with recent sales, line by line.',
  },
  {
    href: '/neighborhood-explorer',
    icon: Map,
    title: 'Neighborhoods',
    text: 'Prices, speed and supply of up to four areas side by side.',
  },
  {
    href: '/buyer-workflow',
    icon: ListChecks,
    title: 'Your purchase, step by step',
    text: 'Tasks and dates from preparing to moving in.',
  },
  {
    href: '/contract-terms',
    icon: Scale,
    title: 'What a contract says',
    text: 'Terms, deadlines and warning signs of an agreement, with their words.',
  },
  {
    href: '/landing/commission-savings-calculator',
    icon: WalletCards,
    title: 'What selling costs',
    text: 'What each way of selling leaves you, and what you would save.',
  },
  {
    href: '/service-experts',
    icon: Wrench,
    title: 'Experts',
    text: 'Agents, inspectors, attorneys, lenders and movers, in a neutral order.',
  },
] as const;

/** What people can do here besides searching. */
export function ToolCards() {
  return (
    <Section>
      <Container>
        <h2 className="font-serif text-3xl text-ink">Work it out</h2>
        <ul className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {TOOLS.map(({ href, icon: Icon, title, text }) => (
            <li key={href}>
              <AppLink
                href={href}
                className="flex h-full gap-4 rounded-card border border-line bg-surface p-5 no-underline hover:border-line-strong"
              >
                <Icon aria-hidden="true" className="size-6 shrink-0 text-brand" strokeWidth={1.6} />
                <span>
                  <span className="block font-semibold text-ink">{title}</span>
                  <span className="mt-1 block text-ink-soft">{text}</span>
                </span>
              </AppLink>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
