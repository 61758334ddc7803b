import { closeInquiry, listMyInquiries } from '../../contract.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';

/** An answered question is settled when its sender says so. */
export function CloseButton({ inquiryId }: { inquiryId: string }) {
  const close = useWrite(closeInquiry, {
    refreshes: [listMyInquiries],
    done: { title: 'The question is closed', description: 'You can still read it here. We didn’t tell the firm.' },
  });
  return (
    <Button
      size="small"
      variant="quiet"
      className="-ml-3"
      busy={close.isBusy}
      onClick={() => void close.run({ params: { inquiryId } })}
    >
      Close
    </Button>
  );
}
