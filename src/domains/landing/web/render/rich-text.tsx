import { InlineLink } from '#ui/link.tsx';
import { parseText, type Run } from '../../model/parse-text.ts';

/** A text of an editor: bold, italic and links, drawn as elements and never as HTML. */
export function RichText({ text, className }: { text: string; className?: string }) {
  return (
    <div className={className}>
      {parseText(text).map((runs, at) => (
        <p key={at} className={at === 0 ? '' : 'mt-3'}>
          <Runs runs={runs} />
        </p>
      ))}
    </div>
  );
}

export function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, at) => {
    if (run.look === 'link')
      return (
        <InlineLink key={at} href={run.href}>
          {run.text}
        </InlineLink>
      );
    if (run.look === 'bold') return <strong key={at}>{run.text}</strong>;
    return run.look === 'italic' ? <em key={at}>{run.text}</em> : run.text;
  });
}
