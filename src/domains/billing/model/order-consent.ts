import { TERMS_VERSION } from '#lib/legal-versions.ts';

/** What the buyer agrees to, with the version of the terms. */
export const ORDER_CONSENT = `Terms of Service ${TERMS_VERSION}, and the refund rule of each item`;
/** Renewals have a consent of their own. */
export const RENEWAL_CONSENT = `Renews until canceled, by the Terms of Service ${TERMS_VERSION}`;
