import { Chapter, Specimen } from './specimen.tsx';

const swatches = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['sunken', 'bg-sunken'],
  ['raised', 'bg-raised'],
  ['line', 'bg-line'],
  ['line-strong', 'bg-line-strong'],
  ['ink-soft', 'bg-ink-soft'],
  ['ink', 'bg-ink'],
  ['brand', 'bg-brand'],
  ['brand-hover', 'bg-brand-hover'],
  ['brand-tint', 'bg-brand-tint'],
  ['accent', 'bg-accent'],
  ['warning', 'bg-warning'],
  ['error', 'bg-error'],
  ['error-tint', 'bg-error-tint'],
  ['info', 'bg-info'],
  ['info-tint', 'bg-info-tint'],
  ['media', 'bg-media'],
] as const;

const scale = [
  ['48', 'font-serif text-4xl font-medium'],
  ['36', 'font-serif text-3xl font-medium'],
  ['28', 'font-serif text-2xl font-medium'],
  ['22', 'text-xl font-semibold tracking-tight'],
  ['18', 'text-lg'],
  ['16', 'text-base'],
  ['14', 'text-sm'],
  ['12', 'text-xs'],
] as const;

export function FoundationSpecimens() {
  return (
    <Chapter title="Colour, type and depth">
      <Specimen name="Colours">
        {swatches.map(([name, ground]) => (
          <div key={name} className="w-20">
            <div className={`h-12 rounded-control border border-line ${ground}`} />
            <p className="mt-1 text-xs text-ink-soft">{name}</p>
          </div>
        ))}
      </Specimen>
      <Specimen name="Type" layout="stack">
        {scale.map(([size, look]) => (
          <p key={size} className={look}>
            A house on Alder Row, $1,040,000
            <span className="ml-3 font-sans text-xs tracking-normal text-ink-soft">{size}</span>
          </p>
        ))}
      </Specimen>
      <Specimen name="Text colours" layout="stack">
        <p>
          Ink for what is read, <span className="text-ink-soft">soft ink for what goes with it</span>,{' '}
          <span className="font-medium text-brand">green for what is ours</span>,{' '}
          <span className="font-medium text-accent">terracotta for a price cut</span>,{' '}
          <span className="font-medium text-warning">amber for a warning</span>,{' '}
          <span className="font-medium text-error">red for an error</span>,{' '}
          <span className="font-medium text-info">blue for a link</span>.
        </p>
      </Specimen>
      <Specimen name="Depth and corners">
        <div className="rounded-control border border-line bg-surface px-5 py-4 text-sm">Control</div>
        <div className="rounded-card border border-line bg-surface px-5 py-4 text-sm shadow-card">Card</div>
        <div className="rounded-sheet border border-line bg-surface px-5 py-4 text-sm shadow-float">Sheet</div>
      </Specimen>
    </Chapter>
  );
}
