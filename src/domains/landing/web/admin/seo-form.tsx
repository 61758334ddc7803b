import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { Content } from '../../model/blocks/content.ts';
import { PictureField } from './picture-field.tsx';
import { MOST_LETTERS } from '../../model/limits.ts';

interface SeoFormProps {
  seo: Content['seo'];
  onChange: (seo: Content['seo']) => void;
}

/** What search engines and previews of links show. */
export function SeoForm({ seo, onChange }: SeoFormProps) {
  return (
    <div className="max-w-150 space-y-4">
      <Field label="Title">
        <TextInput
          value={seo.title}
          maxLength={MOST_LETTERS.line}
          onChange={({ target }) => onChange({ ...seo, title: target.value })}
        />
      </Field>
      <Field label="Description">
        <TextArea
          value={seo.description}
          maxLength={MOST_LETTERS.summary}
          onChange={({ target }) => onChange({ ...seo, description: target.value })}
        />
      </Field>
      <PictureField
        title="Preview picture"
        hint="Without one, previews show the site’s own"
        value={seo.image}
        onChange={(image) => onChange({ ...seo, image })}
      />
      <Checkbox
        label="Search engines can list it"
        checked={seo.isIndexed}
        onChange={({ target }) => onChange({ ...seo, isIndexed: target.checked })}
      />
    </div>
  );
}
