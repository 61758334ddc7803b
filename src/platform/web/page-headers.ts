/** For a page whose content changes or ends, such as that of a link: no cache keeps it. */
export function keptNowhere() {
  return { 'cache-control': 'no-store' };
}
