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
      <KeyValueList
        className="text-sm"
        items={termRows(terms, timeZone).map(({ key, label, text }) => ({
          label,
          value: was.has(key) ? <strong>{text}</strong> : text,
          note: was.has(key) ? `Was ${was.get(key)}` : undefined,
        }))}
      />
    </ConfirmDialog>
  );
}
