import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import type { OfferTerms } from '../../contract.ts';
import { changesBetween, termRows } from '../../model/offer-grid.ts';
import { askBeforeSending, type SentTerms } from '../../model/offer-words.ts';

interface OfferReviewProps {
  sent: SentTerms;
  terms: OfferTerms;
  timeZone: string;
  /** The words of the button that sends them. */
  submit: string;
  onAnswer: (isSent: boolean) => void;
}

/** Every term once more before it goes to the other side: to whom, until when, what a yes means, and what differs from before. */
export function OfferReview({ sent, terms, timeZone, submit, onAnswer }: OfferReviewProps) {
  const changes = sent.before === undefined ? [] : changesBetween(sent.before, terms, timeZone);
  const rows = termRows(terms, timeZone);
  const was = new Map(changes.map(({ key, before }) => [key, before]));
  return (
    <ConfirmDialog
      open
      onOpenChange={() => onAnswer(false)}
      {...askBeforeSending(sent, { terms, timeZone })}
      confirm={submit}
      cancel="Change it"
      tone="primary"
      onConfirm={() => onAnswer(true)}
    >
      {[...new Set(rows.map(({ group }) => group))].map((group) => (
        <section key={group} aria-label={group} className="not-first:mt-5">
          <h3 className="font-sans text-sm font-semibold">{group}</h3>
          <KeyValueList
            className="text-sm"
            items={rows.flatMap(({ key, label, text, group: its }) =>
              its === group
                ? [
                    {
                      label,
                      value: was.has(key) ? <strong>{text}</strong> : text,
                      note: was.has(key) ? `Was ${was.get(key)}` : undefined,
                    },
                  ]
                : [],
            )}
          />
        </section>
      ))}
    </ConfirmDialog>
  );
}
