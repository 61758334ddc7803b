export const expertHref = (vendorId: string): string => `/service-provider/${vendorId}`;
export const RANKING_HREF = '/experts/ranking';
