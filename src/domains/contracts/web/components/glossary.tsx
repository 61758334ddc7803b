import { SectionHeading } from '#ui/section-heading.tsx';
import { GLOSSARY } from '../../model/showing/glossary.ts';

/** Words of contracts, explained. */
export function Glossary() {
  return (
    <section className="mt-10 print:hidden" aria-labelledby="glossary">
      <SectionHeading id="glossary" title="Words to know" />
      <dl className="mt-4 grid gap-x-8 gap-y-4 md:grid-cols-2">
        {GLOSSARY.map(([word, meaning]) => (
          <div key={word}>
            <dt className="font-medium">{word}</dt>
            <dd className="text-sm text-ink-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
