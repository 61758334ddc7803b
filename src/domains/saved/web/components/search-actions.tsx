import { BellPlus, Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { describeFilters, type SearchExtrasProps } from '#domains/search/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';

const SaveSearch = lazy(async () => ({ default: (await import('./save-search.tsx')).SaveSearch }));

/** Beside the head of a list of results: keep the search, take its homes along. */
export function SearchActions({ filters, name }: SearchExtrasProps) {
  const [isSaving, setSaving] = useState(false);
  const [isExporting, setExporting] = useState(false);
  const { toast } = useToast();

  async function exportHomes() {
    setExporting(true);
    try {
      const { exportSearch } = await import('../export-homes.ts');
      const { homes, hasMore } = await exportSearch(filters);
      toast({
        title: `${homes} homes exported`,
        description: hasMore ? 'The file holds the newest of them: narrow the search for the rest.' : undefined,
      });
    } catch {
      toast({ title: 'The homes could not be exported', description: 'Please try again.', variant: 'destructive' });
    }
    setExporting(false);
  }

  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setSaving(true)}>
        <BellPlus aria-hidden="true" className="size-4" />{' '}
        <span>
          Save<span className="max-sm:sr-only"> search</span>
        </span>
      </Button>
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
      {isSaving ? (
        <Suspense fallback={null}>
          <SaveSearch filters={filters} name={nameSearch(filters, name)} onClose={() => setSaving(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Its filters in words, as far as a name goes. */
function nameSearch(filters: SearchExtrasProps['filters'], heading: string): string {
  const words = describeFilters(filters).map((chip) => chip.label);
  return words.length === 0 ? heading : words.slice(0, 4).join(', ');
}
