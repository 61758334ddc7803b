/** How often a difference may be seen where there is none; intervals hold the true value in all other cases. */
export const SIGNIFICANCE = 0.05;
