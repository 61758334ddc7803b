import { useQueryClient, useQuery, keepPreviousData } from '@tanstack/react-query';
import { ArrowRight, Building2, GraduationCap, Hash, Home, Landmark, Map as MapIcon, MapPin, Quote } from '#ui/icons/index.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useStateFor } from '#platform/web/use-state-for.ts';
import { Combobox, type ComboboxOption } from '#ui/combobox.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { PlaceSuggestion } from '../../contract.ts';
import { readingOptions, suggestOptions, travelOptions } from '../api.ts';
import { applyReading } from '../apply-reading.ts';
import { mayNameHome, namedHome } from '../find-named-home.ts';
import { CHOSEN_PLACE_FILTERS, PLACE_FILTERS, searchHref, type SearchState, withFilters } from '../search-state.ts';
import { useDebounced } from '../use-debounced.ts';
import { walkTo } from '../walk-to.ts';
import type { Go } from '../use-search-state.ts';

const SENTENCE = 'sentence';
const TYPING_PAUSE_MS = 150;
const SHORTEST_QUERY = 2;
const LONGEST_PLACE = 60;

const ICONS = {
  state: MapIcon,
  county: MapIcon,
  city: Building2,
  neighborhood: MapPin,
  zip: Hash,
  address: Home,
  listing: Home,
  school: GraduationCap,
  poi: Landmark,
} as const;

const KINDS = {
  state: 'State',
  county: 'County',
  city: 'City',
  neighborhood: 'Neighborhood',
  zip: 'ZIP',
  address: 'Address',
  listing: 'MLS number',
  school: 'School',
  poi: 'Point of interest',
} as const;

const GROUPS = {
  state: 'Places',
  county: 'Places',
  city: 'Places',
  neighborhood: 'Places',
  zip: 'Places',
  address: 'Homes',
  listing: 'Homes',
  school: 'Homes of a school’s attendance area',
  poi: 'Homes close to',
} as const;

interface SearchBoxProps {
  state: SearchState;
  go: Go;
  onPlace: (place: PlaceSuggestion) => void;
}

/** One box for a place, an address, an MLS number or a sentence. */
export function SearchBox({ state, go, onPlace }: SearchBoxProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [query, setQuery] = useStateFor(state.said, state.said);
  const [isReading, setReading] = useState(false);
  const [failed, setFailed] = useState(false);

  const typed = useDebounced(query.trim(), TYPING_PAUSE_MS);
  const suggestions = useQuery({
    ...suggestOptions(typed),
    enabled: typed.length >= SHORTEST_QUERY && typed.length <= LONGEST_PLACE && typed !== state.said,
    placeholderData: keepPreviousData,
  });
  const places = query.trim().length < SHORTEST_QUERY ? [] : inGroups(suggestions.data?.items ?? []);

  async function submit(text: string) {
    const sentence = text.trim();
    if (sentence === '') {
      go((now) => ({ ...now, said: '' }));
      return;
    }
    setReading(true);
    setFailed(false);
    try {
      const named = mayNameHome(sentence) ? await client.fetchQuery(suggestOptions(sentence)) : null;
      const home = named === null ? null : namedHome(named.items);
      if (home !== null) {
        await navigate(`/property/${home}`);
        return;
      }
      const reading = await client.fetchQuery(readingOptions(sentence));
      go((now) => applyReading(now, sentence, reading));
      setQuery(sentence);
    } catch {
      setFailed(true);
    } finally {
      setReading(false);
    }
  }

  function select({ value }: ComboboxOption) {
    if (value === SENTENCE) {
      void submit(query);
      return;
    }
    const place = places[Number(value)];
    if (place === undefined) return;
    setQuery('');
    if (place.slug !== null) {
      const { slug } = place;
      onPlace(place);
      go((now) => ({ ...withFilters(now, { place: slug }, CHOSEN_PLACE_FILTERS), said: '', at: null }));
    } else if (place.listingKey !== null) void navigate(`/property/${place.listingKey}`);
    else if (place.kind === 'school')
      go((now) => ({ ...withFilters(now, { school: place.label }, CHOSEN_PLACE_FILTERS), said: '', at: null }));
    else void goNear(place);
  }

  /** Homes within a walk of a point; without a stored network, homes around it on the map. */
  async function goNear(point: PlaceSuggestion) {
    const info = await client.fetchQuery(travelOptions()).catch(() => null);
    const commute = info === null ? null : walkTo(point, info);
    if (commute === null) onPlace(point);
    else go((now) => ({ ...withFilters(now, { commute }, CHOSEN_PLACE_FILTERS), said: '', at: null }));
  }

  return (
    <form
      role="search"
      action="/property-search"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(query);
      }}
      className="min-w-0 flex-1"
    >
      {hiddenFields(state).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Combobox
        name="text"
        aria-label="Place, address, school, MLS number, or a sentence"
        placeholder="Place, address, or “3 beds under $600k with a yard”"
        query={query}
        onQueryChange={setQuery}
        options={toOptions(places, query)}
        onSelect={select}
        onSubmit={(text) => void submit(text)}
        loading={isReading}
        end={isReading ? null : <IconButton icon={ArrowRight} label="Search" type="submit" size="small" />}
      />
      {failed ? (
        <p role="alert" className="mt-1 text-sm text-error">
          We couldn’t read your words. Check your connection and press Search again.
        </p>
      ) : null}
    </form>
  );
}

/** Hidden fields that keep the filters when a form is sent without script. */
function hiddenFields(state: SearchState): [string, string][] {
  const query =
    searchHref({ ...state, said: '', cursor: '', filters: withFilters(state, {}, PLACE_FILTERS).filters }).split('?')[1] ?? '';
  return [...new URLSearchParams(query)];
}

/** The suggestions by group; groups in the order of their best suggestion. */
function inGroups(places: readonly PlaceSuggestion[]): PlaceSuggestion[] {
  return [...Map.groupBy(places, ({ kind }) => GROUPS[kind]).values()].flat();
}

function toOptions(places: readonly PlaceSuggestion[], query: string): ComboboxOption[] {
  const text = query.trim();
  const options = places.map((place, at) => ({
    value: String(at),
    label: place.label,
    detail: place.detail ?? KINDS[place.kind],
    icon: ICONS[place.kind],
    group: GROUPS[place.kind],
  }));
  return text.length < SHORTEST_QUERY ? options : [...options, { value: SENTENCE, label: `Search for “${text}”`, icon: Quote }];
}
