import { endpointUrl } from '#lib/endpoint.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { FileDown } from '#ui/icons/index.ts';
import { getInvoice } from '../../../contract.ts';

/** Saves an invoice, or the credit note of a refund, as the PDF that was sealed on its day. */
export function InvoiceButton({ orderId, name, refundId }: { orderId: string; name: string; refundId?: string }) {
  const save = useWrite(
    () =>
      downloadAsUser(
        endpointUrl(getInvoice.path, { orderId }, refundId === undefined ? {} : { refund: refundId }),
        `${name}.pdf`,
      ),
    { failureTitle: 'We couldn’t save the PDF' },
  );
  return (
    <Button variant="secondary" size="small" busy={save.isBusy} onClick={() => void save.run()}>
      <FileDown aria-hidden="true" className="size-4" />
      {refundId === undefined ? 'Invoice' : 'Credit note'} {name} (PDF)
    </Button>
  );
}
