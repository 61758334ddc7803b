import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { DISCLOSURE_KEYS, hasEnded, mayDo, openDisclosures, type OwnListing, type SalePaperKey } from '../../contract.ts';
import { useShowListing } from '../api.ts';

interface OpenToBuyersProps {
  listing: OwnListing;
  paper: SalePaperKey;
  title: string;
}

/** Says whether buyers may open a disclosure by themselves. Other papers of the sale stay among its people. */
export function OpenToBuyers({ listing: { id, part, standardStatus, openPapers }, paper, title }: OpenToBuyersProps) {
  const show = useShowListing();
  const key = DISCLOSURE_KEYS.find((one) => one === paper);
  const turn = useWrite(
    (isOpen: boolean) => {
      const others = openPapers.filter((one) => one !== key);
      const papers = isOpen && key !== undefined ? [...others, key] : others;
      return browserApi.call(openDisclosures, { params: { id }, body: { papers } });
    },
    { answered: (answer) => show(answer) },
  );
  if (key === undefined || !mayDo(part, 'publish') || hasEnded(standardStatus)) return null;
  return (
    <Checkbox
      className="mt-1 print:hidden"
      label={
        <>
          Buyers may open it on the home’s page<span className="sr-only">: {title}</span>
        </>
      }
      hint="Anyone with an account; otherwise they see that it exists and ask for it"
      checked={turn.underway.at(-1) ?? openPapers.includes(key)}
      onChange={({ target }) => void turn.run(target.checked)}
    />
  );
}
