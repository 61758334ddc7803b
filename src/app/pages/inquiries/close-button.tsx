import { useMutation, useQueryClient } from '@tanstack/react-query';
import { closeInquiry, listMyInquiries } from '#domains/messaging/contract.ts';
import { browserApi, reasonOf } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { failureToast } from '#ui/failure-words.ts';
import { useToast } from '#ui/toast.tsx';

/** An answered question is settled when its sender says so. */
export function CloseButton({ inquiryId }: { inquiryId: string }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const close = useMutation({
    mutationFn: () => browserApi.call(closeInquiry, { params: { inquiryId } }),
    onSuccess: () => toast({ title: 'The question is closed', description: 'It stays here to read. The firm was not told.' }),
    onError: (error) => toast(failureToast(reasonOf(error))),
    onSettled: () => client.invalidateQueries({ queryKey: [listMyInquiries.path] }),
  });
  return (
    <Button size="small" variant="quiet" className="-ml-3" busy={close.isPending} onClick={() => close.mutate()}>
      Close
    </Button>
  );
}
