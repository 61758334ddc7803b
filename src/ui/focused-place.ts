/** The focused element, then all its ancestors: a pressed control may be gone when the focus returns to it. */
export function focusedPlace(): readonly Element[] {
  const place: Element[] = [];
  let at = globalThis.document?.activeElement;
  while (at && at.localName !== 'body') {
    place.push(at);
    at = at.parentElement;
  }
  return place;
}
