import { isPrintableText } from '#lib/printable.ts';
import { MOST_LETTERS as MOST_PERSON_LETTERS } from '#lib/text-limits.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Trash2 } from '#ui/icons/index.ts';
import { PageSection } from '#ui/page-section.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { DraftContent } from '../../contract/drafts.ts';
import { UNPRINTABLE } from '../../model/answers.ts';
import { RECIPIENT_ROLES, signsNothing } from '../../model/envelope.ts';
import { MOST_LETTERS, MOST_RECIPIENTS } from '../../model/limits.ts';
import { type DraftPerson, lacksAddress, NOBODY, withoutPerson } from './draft.ts';

const ROLES = [
  { value: 'signer', label: 'Signs' },
  { value: 'approver', label: 'Approves' },
  { value: 'viewer', label: 'Only views it' },
  { value: 'copy', label: 'Gets a copy at the end' },
];

interface PeopleSectionProps {
  content: DraftContent;
  /** Access codes by the place of the person; not kept in the draft. */
  codes: readonly (string | undefined)[];
  onCodes: (codes: readonly (string | undefined)[]) => void;
  onChange: (content: DraftContent) => void;
  /** Somebody tried to send it: what is missing says so where it is. */
  isChecked: boolean;
}

function faultOfName(name: string, isChecked: boolean): string | undefined {
  if (isChecked && name.trim() === '') return 'Enter a name';
  return isPrintableText(name) ? undefined : UNPRINTABLE.name;
}

/** Who signs, approves, looks or gets a copy, and whose turn is when. */
export function PeopleSection({ content, codes, onCodes, onChange, isChecked }: PeopleSectionProps) {
  const { recipients, isOrdered } = content;
  const change = (at: number, part: Partial<DraftPerson>) =>
    onChange({ ...content, recipients: recipients.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  const turns = Array.from({ length: recipients.length }, (_, at) => ({ value: String(at + 1), label: `Turn ${at + 1}` }));
  return (
    <PageSection id="people" title="People">
      <ol className="space-y-5">
        {recipients.map((one, at) => (
          <li key={at} className="rounded-card border border-line p-4">
            <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
              <Field label={`Name ${at + 1}`} error={faultOfName(one.name, isChecked)}>
                <TextInput
                  maxLength={MOST_LETTERS.name}
                  value={one.name}
                  onChange={(event) => change(at, { name: event.target.value })}
                />
              </Field>
              <Field
                label={`Email ${at + 1}`}
                optional={one.isInPerson}
                error={isChecked && lacksAddress(one) ? 'Enter an email address' : undefined}
              >
                <TextInput
                  type="email"
                  maxLength={MOST_PERSON_LETTERS.email}
                  value={one.email}
                  onChange={(event) => change(at, { email: event.target.value })}
                />
              </Field>
              <Field label={`Role ${at + 1}`}>
                <Select
                  options={ROLES}
                  value={one.role}
                  onChange={(event) => {
                    const role = RECIPIENT_ROLES.find((known) => known === event.target.value) ?? 'signer';
                    change(at, { role, ...(signsNothing(role) ? { isInPerson: false } : {}) });
                  }}
                />
              </Field>
              {isOrdered && !signsNothing(one.role) ? (
                <Field label={`Turn of person ${at + 1}`}>
                  <Select
                    options={turns}
                    value={String(Math.min(one.step, recipients.length))}
                    onChange={(event) => change(at, { step: Number(event.target.value) })}
                  />
                </Field>
              ) : null}
              {one.role === 'copy' ? null : (
                <Field label={`Access code ${at + 1}`} hint="Tell it by phone." optional>
                  <TextInput
                    maxLength={MOST_LETTERS.code}
                    autoComplete="off"
                    value={codes[at] ?? ''}
                    onChange={(event) =>
                      onCodes(recipients.map((_, index) => (index === at ? event.target.value : codes[index])))
                    }
                  />
                </Field>
              )}
            </div>
            <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
              {signsNothing(one.role) ? (
                <span />
              ) : (
                <Checkbox
                  label="Signs in person, on my device"
                  checked={one.isInPerson}
                  onChange={(event) => change(at, { isInPerson: event.target.checked })}
                />
              )}
              {recipients.length === 1 ? null : (
                <IconButton
                  icon={Trash2}
                  label={`Remove person ${at + 1}`}
                  onClick={() => {
                    onChange(withoutPerson(content, at));
                    onCodes(codes.toSpliced(at, 1));
                  }}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {recipients.length < MOST_RECIPIENTS ? (
          <Button
            size="small"
            variant="secondary"
            onClick={() =>
              onChange({
                ...content,
                recipients: [...recipients, { ...NOBODY, step: Math.min(recipients.length + 1, MOST_RECIPIENTS) }],
              })
            }
          >
            Add a person
          </Button>
        ) : null}
        {recipients.length > 1 ? (
          <Checkbox
            label="People sign in order"
            hint="Otherwise, everyone is asked at once."
            checked={isOrdered}
            onChange={(event) => onChange({ ...content, isOrdered: event.target.checked })}
          />
        ) : null}
      </div>
    </PageSection>
  );
}
