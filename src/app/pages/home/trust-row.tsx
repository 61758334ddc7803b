import { Container, Section } from '#ui/container.tsx';
import { AppLink } from '#ui/link.tsx';

export const PROMISES = [
  {
    title: 'Reasons, not magic',
    text: 'Every figure says how it is computed, from what, and how to correct it.',
    to: '/why-realty-ai',
    link: 'Our methods',
  },
  {
    title: 'Estimates with a record',
    text: 'How far our estimates were from sale prices the model had never seen.',
    to: '/accuracy',
    link: 'How accurate they are',
  },
  {
    title: 'Fair housing is a gate',
    text: 'Search knows homes, never people: no crime layers, no demographics, no filters about neighbors.',
    to: '/terms#fair-housing',
    link: 'Fair housing',
  },
  {
    title: 'Your data stays yours',
    text: 'No tracking cookies, no sale of personal data. Searching needs no account.',
    to: '/privacy',
    link: 'Privacy',
  },
] as const;

export function TrustRow() {
  return (
    <Section ground="brand">
      <Container>
        <h2 className="sr-only">What you can rely on</h2>
        <ul className="grid grid-cols-1 gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {PROMISES.map((promise) => (
            <li key={promise.title}>
              <h3 className="font-serif text-xl text-ink">{promise.title}</h3>
              <p className="mt-2 text-ink">{promise.text}</p>
              <AppLink
                href={promise.to}
                className="mt-1 inline-flex min-h-11 items-center font-medium text-ink underline underline-offset-4"
              >
                {promise.link}
              </AppLink>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
