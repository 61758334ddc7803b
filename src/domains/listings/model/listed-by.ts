/** What homes of owners name in place of a firm. */
export const SOLD_BY_OWNER = 'For sale by owner';

/** Whether a home names no firm, because its owner sells it. Feeds write it in several ways. */
export const isByOwner = (officeName: string | null): boolean =>
  officeName !== null && /^(?:(?:for )?sale )?by[ -]owner$|^fsbo$/i.test(officeName.trim());

/** "Listed by Harbor Realty", or "For sale by owner". */
export const listedBy = (officeName: string): string => (isByOwner(officeName) ? SOLD_BY_OWNER : `Listed by ${officeName}`);

/** Who answers for a home, within a sentence: "Harbor Realty", or "the owner". */
export const firmInWords = (officeName: string | null): string =>
  officeName === null ? 'the listing office' : isByOwner(officeName) ? 'the owner' : officeName;
