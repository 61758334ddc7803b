import { formatCount } from '#lib/format.ts';
import { cn } from '#ui/class-names.ts';
import { Button } from '#ui/button.tsx';
import type { MarketingOptions } from '../../contract.ts';

interface PhotoChoiceProps {
  photos: MarketingOptions['photos'];
  /** How many the shown material has place for. */
  places: number;
  photoIds: readonly string[] | null;
  onChange: (photoIds: string[] | null) => void;
}

/** Which photos the materials show. They stand in the order in which they are chosen. */
export function PhotoChoice({ photos, places, photoIds, onChange }: PhotoChoiceProps) {
  const chosen = photoIds ?? photos.slice(0, places).map(({ id }) => id);
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <section aria-labelledby="photos-title">
      <h2 id="photos-title" className="font-serif text-xl">
        Photos
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {photos.length === 0
          ? 'The listing has no photos yet. Materials show the house number instead.'
          : places === 0
            ? 'This material doesn’t show photos.'
            : `This material has room for ${formatCount(places, 'photo')}, in the order you choose them.`}
      </p>
      <ul className="mt-3 grid grid-cols-3 gap-2">
        {photos.map(({ id, cuts, alt, label }) => {
          const place = chosen.indexOf(id) + 1;
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={place > 0}
                onClick={() => toggle(id)}
                className={cn(
                  'relative block w-full overflow-hidden rounded-control border-2',
                  place > 0 ? 'border-brand' : 'border-transparent opacity-70 hover:opacity-100',
                )}
              >
                <img
                  src={`/api/own-photos/${id}/480?cuts=${cuts}`}
                  alt={alt}
                  width={160}
                  height={107}
                  className="aspect-3/2 w-full object-cover"
                />
                {place === 0 ? null : (
                  <span className="absolute top-1 left-1 flex size-6 items-center justify-center rounded-full bg-brand text-xs font-semibold text-on-brand">
                    {place}
                  </span>
                )}
                {label === null ? null : (
                  <span className="absolute inset-x-0 bottom-0 bg-media px-1 py-0.5 text-xs text-on-media">{label}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {photoIds === null ? null : (
        <Button variant="quiet" size="small" className="mt-2" onClick={() => onChange(null)}>
          Use the listing’s order
        </Button>
      )}
    </section>
  );
}
