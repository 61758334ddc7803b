/** How long a professional has to accept or decline a request. Who takes that long counts as slow. */
export const LEAD_ANSWER_HOURS = 24;
