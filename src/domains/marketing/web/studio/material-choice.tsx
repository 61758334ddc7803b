import { useEffect, useRef } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { GROUPS, type MaterialTemplate } from '../../contract.ts';

interface MaterialChoiceProps {
  templates: readonly MaterialTemplate[];
  chosen: readonly string[];
  /** Materials were to be made, and none was chosen. */
  isMissing: boolean;
  onToggle: (key: string, isChosen: boolean) => void;
}

/** Which materials are made. */
export function MaterialChoice({ templates, chosen, isMissing, onToggle }: MaterialChoiceProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isMissing) section.current?.focus();
  }, [isMissing]);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="materials-title" className="scroll-mt-24">
      <h2 id="materials-title" className="font-serif text-xl">
        Materials
      </h2>
      <p className="mt-1 text-sm text-ink-soft">Choose one or more: they all get the same words and photos.</p>
      <p role="status" className="mt-1 text-sm text-error empty:hidden">
        {isMissing ? 'Choose at least one material.' : ''}
      </p>
      {GROUPS.map((group) => {
        const shown = templates.filter((template) => template.group === group);
        if (shown.length === 0) return null;
        const count = shown.filter(({ key }) => chosen.includes(key)).length;
        return (
          <details
            key={group}
            open={count > 0 || group === 'Flyers'}
            className="mt-3 rounded-card border border-line bg-surface px-4 py-3"
          >
            <summary className="cursor-pointer font-medium">
              {group}
              {count === 0 ? null : <span className="text-sm font-normal text-ink-soft"> ({count} chosen)</span>}
            </summary>
            <FieldGroup legend={group} hideLegend className="mt-3">
              {shown.map(({ key, name, size, purpose, refusal }) => (
                <Checkbox
                  key={key}
                  label={`${name} (${size})`}
                  hint={refusal ?? purpose}
                  disabled={refusal !== null && !chosen.includes(key)}
                  checked={chosen.includes(key)}
                  onChange={({ currentTarget }) => onToggle(key, currentTarget.checked)}
                />
              ))}
            </FieldGroup>
          </details>
        );
      })}
    </section>
  );
}
