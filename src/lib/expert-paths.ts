/** The page of a vendor. */
export const expertHref = (vendorId: string): string => `/service-provider/${vendorId}`;
/** The published formula of the order. */
export const RANKING_HREF = '/experts/ranking';
