/** What has the focus now, then all that it lies in: what is pressed may be gone when the focus is to return to it. */
export function focusedPlace(): readonly Element[] {
  const place: Element[] = [];
  let at = globalThis.document?.activeElement;
  while (at && at.localName !== 'body') {
    place.push(at);
    at = at.parentElement;
  }
  return place;
}
