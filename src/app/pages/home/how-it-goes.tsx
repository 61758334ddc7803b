import { MOST_TOUR_SLOTS } from '#lib/tour-limits.ts';
import { Home, MapPinned, MessageCircleQuestion, ReceiptText } from '#ui/icons/index.ts';
import { Container, Section } from '#ui/container.tsx';
import { LineLink } from '#ui/link.tsx';

const STEPS = [
  {
    icon: MessageCircleQuestion,
    title: 'Say it in plain words',
    text: 'Type a sentence. You see how we read it, piece by piece, and which words we didn’t understand. Change any piece you like.',
  },
  {
    icon: MapPinned,
    title: 'See it on the map and in a list',
    text: 'Both show the same homes and move together. If nothing fits, we say which wish to relax and how many homes you get.',
  },
  {
    icon: ReceiptText,
    title: 'Know what it costs',
    text: 'Every home shows its price history, its taxes and its full monthly cost. You can change each part of the cost.',
  },
  {
    icon: Home,
    title: 'Ask questions, then take a tour',
    text: `Ask the listing firm a question or propose up to ${MOST_TOUR_SLOTS} times for a tour. No account needed.`,
  },
] as const;

export function HowItGoes() {
  return (
    <Section>
      <Container>
        <h2 className="font-serif text-3xl text-ink">How it works</h2>
        <ol className="mt-8 grid grid-cols-1 gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {STEPS.map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <Icon aria-hidden="true" className="size-7 text-brand" strokeWidth={1.6} />
              <h3 className="mt-3 font-sans text-lg font-semibold text-ink">{title}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
        <p className="mt-8">
          <LineLink href="/how-it-works">See every step</LineLink>
        </p>
      </Container>
    </Section>
  );
}
