import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#platform/web/loaded.tsx';
import { Field } from '#ui/field.tsx';
import { InlineLink } from '#ui/link.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { useSavedDraftText } from './use-draft-text.ts';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { disclosuresOf, KNOWN_DEFECTS } from '../../model/disclosures.ts';
import { ANSWERS } from '../../model/plan.ts';
import { saleDocumentsOptions } from '../api.ts';
import { OpenToBuyers } from '../documents/open-to-buyers.tsx';
import { PaperRow } from '../documents/paper-row.tsx';
import type { StepProps } from './step-props.ts';
import { MOST_LETTERS } from '../../model/limits.ts';

const FOLLOWS = { follows: ['own-listings'] as const };

type Answer = (typeof ANSWERS)[number];
const WORDS: Record<Answer, string> = { yes: 'Yes', no: 'No', unknown: 'Not sure' };
const SEGMENTS = ANSWERS.map((value) => ({ value, label: WORDS[value] }));

/** Which documents this home needs, and what its seller knows. The answers are notes for the forms; nobody publishes them. */
export function DisclosuresStep({ listing, draft: { fields }, plan: { plan, change }, disabled }: StepProps) {
  const query = useQuery({ ...saleDocumentsOptions(listing.id), meta: FOLLOWS });
  return (
    <div className="max-w-measure">
      <h2 className="font-serif text-2xl text-ink">Documents this home needs</h2>
      <p className="mt-1 text-sm text-ink-soft">
        A starting point, not checked for your case: confirm it with an agent or attorney.
      </p>
      <Loaded
        query={query}
        pending={<SkeletonFields className="mt-3" />}
        failed="We couldn’t load the papers for this sale"
        className="mt-3"
      >
        {({ documents }) => (
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {disclosuresOf(fields).map((need) => {
              const files = documents.filter(({ item }) => item === need.key);
              return (
                <PaperRow
                  key={need.key}
                  listingId={listing.id}
                  paper={need}
                  state={files.length > 0 ? 'here' : 'missing'}
                  files={files}
                  canEdit={!disabled}
                >
                  <OpenToBuyers listing={listing} paper={need.key} title={need.title} />
                </PaperRow>
              );
            })}
          </ul>
        )}
      </Loaded>
      <p className="mt-2 text-sm text-ink-soft">
        Once the home is public, its page names these papers. Only the people of this listing see the files, unless you open one
        to buyers. <InlineLink href={`/seller/dashboard/documents?listing=${listing.id}`}>All papers of the sale</InlineLink>
      </p>
      <h2 className="mt-10 font-serif text-2xl text-ink">What do you know about?</h2>
      <p className="mt-1 text-sm text-ink-soft">
        These are your notes for the forms. Buyers don’t see them here, and “Not sure” is a valid answer. This is not legal
        advice.
      </p>
      <fieldset disabled={disabled} className="mt-4 grid gap-5">
        <legend className="sr-only">Known defects</legend>
        {Object.entries(KNOWN_DEFECTS).map(([key, title]) => (
          <SegmentedControl<Answer>
            key={key}
            legend={title}
            segments={SEGMENTS}
            value={plan.disclosures[key] ?? ('' as Answer)}
            onValueChange={(answer) => change({ disclosures: { ...plan.disclosures, [key]: answer } })}
          />
        ))}
        <DefectsNote text={plan.defects} onChange={(defects) => change({ defects })} />
      </fieldset>
    </div>
  );
}

function DefectsNote({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const box = useSavedDraftText(text, onChange);
  return (
    <Field label="Details" hint="Where, since when, and what was done">
      <TextArea rows={5} maxLength={MOST_LETTERS.defects} {...box} />
    </Field>
  );
}
