import { Button } from '#ui/button.tsx';
import { Download } from '#ui/icons/index.ts';
import { downloadAsUser } from './download-as-user.ts';
import { useWrite } from './write/use-write.ts';

/** Saves a CSV file that the server writes. */
export function CsvButton({ url, fileName }: { url: string; fileName: string }) {
  const download = useWrite(() => downloadAsUser(url, fileName), { failureTitle: 'We couldn’t make the file' });
  return (
    <Button variant="quiet" size="small" busy={download.isBusy} onClick={() => void download.run()}>
      <Download aria-hidden="true" className="size-4" />
      Download CSV
    </Button>
  );
}
