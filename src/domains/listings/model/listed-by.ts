/** What homes of owners name in place of a firm. */
export const SOLD_BY_OWNER = 'For sale by owner';

/** How feeds write that there is no firm, in any case; PostgreSQL reads it the same. */
export const BY_OWNER_PATTERN = '^(?:(?:for )?sale )?by[ -]owner$|^fsbo$';
const BY_OWNER = new RegExp(BY_OWNER_PATTERN, 'i');

/** Whether a home names no firm, because its owner sells it. */
export const isByOwner = (officeName: string | null): boolean => officeName !== null && BY_OWNER.test(officeName.trim());

/** "Listed by Harbor Realty", or "For sale by owner". */
export const listedBy = (officeName: string): string => (isByOwner(officeName) ? SOLD_BY_OWNER : `Listed by ${officeName}`);

/** Who answers for a home, within a sentence: "Harbor Realty", or "the owner". */
export const firmInWords = (officeName: string | null): string =>
  officeName === null ? 'the listing office' : isByOwner(officeName) ? 'the owner' : officeName;
