import { listMyInquiries, markAnswered, type SentInquiry } from '../../contract.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';

/** Answers go to the sender's mail, so only the sender can mark a question as answered, and undo that. */
export function AnsweredButton({ inquiry: { inquiryId, status } }: { inquiry: SentInquiry }) {
  const isAnswered = status === 'answered';
  const mark = useWrite(markAnswered, { refreshes: [listMyInquiries] });
  return (
    <Button
      size="small"
      variant="quiet"
      className="-ml-3"
      busy={mark.isBusy}
      onClick={() => void mark.run({ params: { inquiryId }, body: { isAnswered: !isAnswered } })}
    >
      {isAnswered ? 'Not answered after all' : 'I have an answer'}
    </Button>
  );
}
