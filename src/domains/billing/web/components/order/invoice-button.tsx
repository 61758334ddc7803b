import { endpointUrl } from '#lib/endpoint.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { FileDown } from '#ui/icons/index.ts';
import { getInvoice } from '../../../contract.ts';

interface InvoiceButtonProps {
  orderId: string;
  name: string;
  kind?: 'invoice' | 'credit-note';
  /** Beside its number, which need not be said twice. */
  isShort?: boolean;
}

/** Saves an invoice, or a credit note, as the PDF that was sealed on its day. */
export function InvoiceButton({ orderId, name, kind = 'invoice', isShort = false }: InvoiceButtonProps) {
  const save = useWrite(() => downloadAsUser(endpointUrl(getInvoice.path, { orderId }, { name }), `${name}.pdf`), {
    failureTitle: 'We couldn’t save the PDF',
  });
  const label = `${kind === 'invoice' ? 'Invoice' : 'Credit note'} ${name} (PDF)`;
  return (
    <Button
      variant="secondary"
      size="small"
      busy={save.isBusy}
      aria-label={isShort ? label : undefined}
      onClick={() => void save.run()}
    >
      <FileDown aria-hidden="true" className="size-4" />
      {isShort ? 'PDF' : label}
    </Button>
  );
}
