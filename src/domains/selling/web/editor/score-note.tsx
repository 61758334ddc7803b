import { InlineLink } from '#ui/link.tsx';
import { scoreHref } from '../editor-href.ts';

/** Stands above the texts of a listing. */
export function ScoreNote({ id }: { id: string }) {
  return (
    <p className="mb-5 text-sm text-ink-soft">
      <InlineLink href={scoreHref(id)}>See the score of this listing</InlineLink>, and texts written from its facts.
    </p>
  );
}
