import { Download } from '#ui/icons/index.ts';
import { lazy, Suspense, useState } from 'react';
import { describeFilters, isPersonal, type SearchExtrasProps, withoutPersonal } from '#domains/search/web/index.ts';
import { formatCount } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { useKept } from '../kept-store.ts';
import { SaveSearchButton } from './save-search-button.tsx';

const OwnSearch = lazy(async () => ({ default: (await import('./own-search.tsx')).OwnSearch }));

const NOT_PERSONAL =
  'Saved without your personal filters: you already hear about changes of homes you saved, and match scores change with your answers.';

/** Beside the head of a list of results: keep the search, take its homes along. */
export function SearchActions({ filters, name, saved }: SearchExtrasProps) {
  const isSignedIn = useKept().owner === 'person';
  const [isExporting, setExporting] = useState(false);
  const { toast } = useToast();

  async function exportHomes() {
    setExporting(true);
    try {
      const { exportSearch } = await import('../export-homes.ts');
      const { homes, hasMore } = await exportSearch(filters);
      toast({
        title: `${formatCount(homes, 'home')} exported`,
        description: hasMore ? 'The file holds the newest of them: narrow the search for the rest.' : undefined,
      });
    } catch {
      toast({ title: 'We couldn’t export the homes', description: 'Please try again.', variant: 'destructive' });
    }
    setExporting(false);
  }

  return (
    <>
      {saved === '' || !isSignedIn ? null : (
        <Suspense fallback={null}>
          <OwnSearch id={saved} filters={withoutPersonal(filters)} />
        </Suspense>
      )}
      <SaveSearchButton
        filters={withoutPersonal(filters)}
        name={nameSearch(withoutPersonal(filters), name)}
        {...(isPersonal(filters) ? { note: NOT_PERSONAL } : {})}
      >
        <span>
          Save<span className="max-sm:sr-only"> search</span>
        </span>
      </SaveSearchButton>
      <Button
        size="small"
        variant="quiet"
        busy={isExporting}
        onClick={() => void exportHomes()}
        aria-label="Export the homes as CSV"
      >
        <Download aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">CSV</span>
      </Button>
    </>
  );
}

/** Its filters in words, cut to the length of a name. */
function nameSearch(filters: SearchExtrasProps['filters'], heading: string): string {
  const words = describeFilters(filters).map((chip) => chip.label);
  return words.length === 0 ? heading : words.slice(0, 4).join(', ');
}
