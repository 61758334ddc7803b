import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextDiff } from '#ui/text-diff.tsx';
import { applyPair, type FieldedSentence, pairSentences, type SentencePair } from '../../model/writing/pair-sentences.ts';

type Difference = Exclude<SentencePair, { kind: 'same' }>;

interface SentenceChangesProps {
  /** The description as it is. */
  text: string;
  now: readonly FieldedSentence[];
  proposed: readonly FieldedSentence[];
  isBusy: boolean;
  onTake: (text: string, done: string) => void;
}

const KINDS: Record<Difference['kind'], { label: string; tone: BadgeTone; act: string; done: string }> = {
  changed: { label: 'In other words', tone: 'info', act: 'Replace', done: 'Sentence replaced' },
  new: { label: 'New', tone: 'brand', act: 'Add', done: 'Sentence added' },
  gone: { label: 'Only in yours', tone: 'neutral', act: 'Remove', done: 'Sentence removed' },
};

/** How the text from the facts differs from the present one. Each difference is taken over by itself. */
export function SentenceChanges({ text, now, proposed, isBusy, onTake }: SentenceChangesProps) {
  const pairs = pairSentences(now, proposed);
  const differences = pairs.filter((pair): pair is Difference => pair.kind !== 'same');
  const same = pairs.length - differences.length;
  return (
    <details className="w-full" open>
      <summary className="min-h-11 py-2 font-medium hover:text-brand">
        What it would change{same === 0 ? '' : ` (${same} ${same === 1 ? 'sentence stays' : 'sentences stay'})`}
      </summary>
      <ul className="divide-y divide-line border-y border-line">
        {differences.map((pair) => (
          <li key={keyOf(pair)} className="flex flex-wrap items-start justify-between gap-2 py-3 text-sm">
            <div className="min-w-0 flex-1 basis-56">
              <Badge tone={KINDS[pair.kind].tone}>{KINDS[pair.kind].label}</Badge>
              {pair.kind === 'changed' ? (
                <TextDiff className="mt-1" before={pair.now} after={pair.proposed} />
              ) : (
                <p className="mt-1 break-words">{wordsOf(pair)}</p>
              )}
            </div>
            <Button
              size="small"
              variant="secondary"
              disabled={isBusy}
              onClick={() => onTake(applyPair(text, pair), KINDS[pair.kind].done)}
            >
              {KINDS[pair.kind].act}
              <span className="sr-only"> “{wordsOf(pair)}”</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

const wordsOf = (pair: Difference): string => ('now' in pair ? pair.now : pair.proposed);
const keyOf = (pair: Difference): string => `${pair.kind} ${wordsOf(pair)}`;
