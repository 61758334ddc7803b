/** Leaves the page, as far as it lets go: whether it asks first. */
export const asksBeforeLeaving = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
