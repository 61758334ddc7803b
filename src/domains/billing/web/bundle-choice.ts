import type { CatalogBundle } from '../contract.ts';
import { sumParts } from '../model/bundle-math.ts';

/** What a buyer leaves out of a bundle, and what they take instead of one of its parts. */
export interface BundleChoice {
  without?: readonly string[] | undefined;
  swaps?: Readonly<Record<string, string>> | undefined;
}

/** The parts that are taken, at what they cost together. */
export function chooseParts({ lines }: Pick<CatalogBundle, 'lines'>, { without = [], swaps = {} }: BundleChoice) {
  return sumParts(
    lines
      .filter(({ serviceId }) => !without.includes(serviceId))
      .map((line) => line.swaps.find(({ serviceId }) => serviceId === swaps[line.serviceId]) ?? line),
  );
}

/** The choice without what changes nothing, as the cart keeps it. */
export function trimChoice({ without = [], swaps = {} }: BundleChoice): { without?: string[]; swaps?: Record<string, string> } {
  const kept = Object.entries(swaps).filter(([from]) => !without.includes(from));
  return {
    ...(without.length === 0 ? {} : { without: [...without] }),
    ...(kept.length === 0 ? {} : { swaps: Object.fromEntries(kept) }),
  };
}
