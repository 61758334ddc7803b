import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listMyInquiries, markAnswered, type SentInquiry } from '#domains/messaging/contract.ts';
import { browserApi, reasonOf } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { failureToast } from '#ui/failure-words.ts';
import { useToast } from '#ui/toast.tsx';

/** Answers come to their sender's mail: only they can say that one came, and take that back. */
export function AnsweredButton({ inquiry: { inquiryId, status } }: { inquiry: SentInquiry }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const isAnswered = status === 'answered';
  const mark = useMutation({
    mutationFn: () => browserApi.call(markAnswered, { params: { inquiryId }, body: { isAnswered: !isAnswered } }),
    onError: (error) => toast(failureToast(reasonOf(error))),
    onSettled: () => client.invalidateQueries({ queryKey: [listMyInquiries.path] }),
  });
  return (
    <Button size="small" variant="quiet" className="-ml-3" busy={mark.isPending} onClick={() => mark.mutate()}>
      {isAnswered ? 'Not answered after all' : 'I have an answer'}
    </Button>
  );
}
