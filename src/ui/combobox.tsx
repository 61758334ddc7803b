import { formatCount } from '#lib/format.ts';
import { Search } from '#ui/icons/index.ts';
import type { LineIcon } from '#ui/line-icon.tsx';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cn } from './class-names.ts';
import { useControlProps } from './field.tsx';
import { SpinnerMark } from './spinner.tsx';
import { controlClasses } from './text-input.tsx';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Stands behind the label in a softer voice: a county, a type. */
  detail?: string | undefined;
  icon?: LineIcon | undefined;
  /** Options of one group must follow each other. */
  group?: string | undefined;
}

export interface ComboboxProps {
  /** The text in the box; the caller keeps it and finds the options for it. */
  query: string;
  onQueryChange: (query: string) => void;
  options: readonly ComboboxOption[];
  onSelect: (option: ComboboxOption) => void;
  /** Called on Enter without a chosen option, if free text is an answer too. */
  onSubmit?: ((query: string) => void) | undefined;
  loading?: boolean | undefined;
  /** Shown when a query has no options. */
  emptyText?: string | undefined;
  placeholder?: string | undefined;
  icon?: LineIcon | undefined;
  /** A control at the end of the box. */
  end?: ReactNode;
  large?: boolean | undefined;
  name?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  'aria-label'?: string | undefined;
  className?: string | undefined;
}

export function Combobox({
  query,
  onQueryChange,
  options,
  onSelect,
  onSubmit,
  loading = false,
  emptyText = 'Nothing found. Check the spelling or type less.',
  placeholder,
  icon: Icon = Search,
  end,
  large,
  className,
  ...rest
}: ComboboxProps) {
  const listId = useId();
  const rootRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [activeValue, setActiveValue] = useState<string>();
  const control = useControlProps(rest);
  const activeAt = options.findIndex((option) => option.value === activeValue);
  const hasQuery = query.trim() !== '';
  const isShown = isOpen && (options.length > 0 || (hasQuery && !loading));
  const optionId = (at: number) => `${listId}-${at}`;

  useEffect(() => {
    if (activeAt >= 0) {
      document.getElementById(`${listId}-${activeAt}`)?.scrollIntoView?.({ block: 'nearest' });
    }
  }, [activeAt, listId]);

  function close() {
    setIsOpen(false);
    setActiveValue(undefined);
  }

  function select(option: ComboboxOption) {
    onSelect(option);
    close();
  }

  function move(by: 1 | -1) {
    setIsOpen(true);
    const from = activeAt < 0 && by < 0 ? options.length : activeAt;
    setActiveValue(options[(from + by + options.length) % options.length]?.value);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (options.length > 0) move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      const active = isShown ? options[activeAt] : undefined;
      if (active) {
        event.preventDefault();
        select(active);
      } else if (onSubmit) {
        event.preventDefault();
        close();
        onSubmit(query);
      }
    } else if (event.key === 'Escape' && (isShown || query !== '')) {
      event.preventDefault();
      event.stopPropagation();
      if (isShown) close();
      else onQueryChange('');
    }
  }

  return (
    <div
      ref={rootRef}
      className={cn('relative w-full min-w-0', className)}
      onBlur={(event) => {
        if (!rootRef.current?.contains(event.relatedTarget)) close();
      }}
    >
      <Icon aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5 text-ink-soft" />
      <input
        {...control}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={placeholder}
        value={query}
        aria-expanded={isShown}
        aria-controls={isShown && options.length > 0 ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isShown && activeAt >= 0 ? optionId(activeAt) : undefined}
        onChange={(event) => {
          onQueryChange(event.target.value);
          setActiveValue(undefined);
          setIsOpen(true);
        }}
        onClick={() => setIsOpen(true)}
        onKeyDown={onKeyDown}
        className={cn(controlClasses, 'truncate pl-11', large ? 'h-13' : 'h-control', end != null && 'pr-14')}
      />
      <div className="absolute inset-y-0 right-1 flex items-center">
        {loading ? <SpinnerMark className="mx-2.5 text-ink-soft" /> : null}
        {end}
      </div>
      <p role="status" className="sr-only">
        {isOpen && hasQuery ? announce(loading, options.length, emptyText) : ''}
      </p>
      {isShown && options.length === 0 ? (
        <p aria-hidden="true" className={cn(popupClasses, 'px-4.5 py-4 text-sm text-ink-soft')}>
          {emptyText}
        </p>
      ) : null}
      {isShown && options.length > 0 ? (
        <div
          id={listId}
          role="listbox"
          aria-label="Suggestions"
          // Keeps the focus in the box while the pointer picks.
          onMouseDown={(event) => event.preventDefault()}
          className={cn(popupClasses, 'p-1.5')}
        >
          {groupOptions(options).map(({ heading, from, members }) => (
            <Group key={from} heading={heading} headingId={`${listId}-heading-${from}`}>
              {members.map((option, at) => (
                <Option
                  key={option.value}
                  id={optionId(from + at)}
                  option={option}
                  isActive={from + at === activeAt}
                  onPick={() => select(option)}
                  onPoint={() => setActiveValue(option.value)}
                />
              ))}
            </Group>
          ))}
        </div>
      ) : null}
    </div>
  );
}

const popupClasses =
  'absolute inset-x-0 top-full z-40 mt-1.5 max-h-[min(30rem,60dvh)] animate-appear overflow-y-auto overscroll-contain rounded-card border border-line bg-surface shadow-float';

function announce(loading: boolean, count: number, emptyText: string): string {
  if (loading) return 'Loading...';
  if (count === 0) return emptyText;
  return formatCount(count, 'suggestion');
}

interface OptionGroup {
  heading: string | undefined;
  /** Position of its first member among all options. */
  from: number;
  members: ComboboxOption[];
}

function groupOptions(options: readonly ComboboxOption[]): OptionGroup[] {
  const groups: OptionGroup[] = [];
  for (const [at, option] of options.entries()) {
    const last = groups.at(-1);
    if (last !== undefined && last.heading === option.group) last.members.push(option);
    else groups.push({ heading: option.group, from: at, members: [option] });
  }
  return groups;
}

function Group({ heading, headingId, children }: { heading: string | undefined; headingId: string; children: ReactNode }) {
  if (heading === undefined) return <ul role="presentation">{children}</ul>;
  return (
    <ul role="group" aria-labelledby={headingId}>
      <li role="presentation" id={headingId} className="px-3 pt-2.5 pb-1 text-xs font-medium text-ink-soft">
        {heading}
      </li>
      {children}
    </ul>
  );
}

function Option({
  id,
  option,
  isActive,
  onPick,
  onPoint,
}: {
  id: string;
  option: ComboboxOption;
  isActive: boolean;
  onPick: () => void;
  onPoint: () => void;
}) {
  const Icon = option.icon;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the box above has the keys, by aria-activedescendant
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onPick}
      onMouseMove={onPoint}
      className={cn('flex min-h-control cursor-pointer items-center gap-3 rounded-control px-3 py-1.5', isActive && 'bg-sunken')}
    >
      {Icon ? <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" /> : null}
      <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-center sm:gap-3">
        <span className="truncate sm:flex-1">{option.label}</span>
        {option.detail === undefined ? null : (
          <span className="truncate text-sm text-ink-soft sm:max-w-1/2 sm:shrink-0">{option.detail}</span>
        )}
      </span>
    </li>
  );
}
