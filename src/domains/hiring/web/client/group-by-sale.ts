import { foldText } from '#lib/fold-text.ts';
import type { ServiceRequest } from '../../contract.ts';

/** A sale, with the kinds of help that each of its stages needs. */
export interface Sale {
  /** Of the home, as its seller wrote it. */
  address: string;
  postalCode: string;
  stages: readonly { title: string; categories: readonly string[] }[];
}

type Placed = { form: Pick<ServiceRequest['form'], 'categoryKey' | 'place'> };

/** Requests for a home by the stage of its sale, and those for something else last; stages without any are left out. */
export function groupBySale<R extends Placed>(requests: readonly R[], sale: Sale): { title: string; requests: R[] }[] {
  const left = new Set(requests);
  const groups = sale.stages.map(({ title, categories }) => {
    const own = [...left].filter((one) => categories.includes(one.form.categoryKey) && isAt(one, sale));
    for (const one of own) left.delete(one);
    return { title, requests: own };
  });
  return [...groups, { title: 'For something else', requests: [...left] }].filter((group) => group.requests.length > 0);
}

/** Whether a request is for the home: in its ZIP code, and in its street where it names one. */
function isAt({ form: { place } }: Placed, { address, postalCode }: Sale): boolean {
  if (place === null || place.postalCode === '' || place.postalCode !== postalCode.slice(0, 5)) return false;
  const [asked, home] = [place.address, address].map((text) =>
    foldText(text)
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim(),
  );
  return asked === undefined || home === undefined || asked === '' || home.startsWith(asked) || asked.startsWith(home);
}
