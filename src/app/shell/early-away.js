// Reports a lost connection until the page's own scripts load and do so, and keeps links from leading to the
// browser's error page: they wait for the connection, and the page stays.
(() => {
  const ID = 'early-away';
  let next = '';

  function say() {
    if (document.querySelector(`#${ID}, [data-away-notice]`) || !document.body) return;
    const notice = document.createElement('p');
    notice.id = ID;
    notice.setAttribute('role', 'status');
    notice.className = 'fixed inset-x-0 top-16 z-30 border-b border-line bg-sunken px-4 py-2 text-center text-sm print:hidden';
    const time = new Date().toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
    notice.textContent = `No connection. You’re seeing this page as of ${time}. What you ask for will load once you’re back online.`;
    document.body.append(notice);
  }

  addEventListener('offline', say);
  addEventListener('online', () => {
    document.querySelector(`#${ID}`)?.remove();
    if (next) location.assign(next);
  });
  // Runs after the page's own scripts, which handle their own links.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (navigator.onLine || !link || event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link.target === '_blank') return;
    const isHere = link.hash !== '' && link.href.split('#')[0] === location.href.split('#')[0];
    if (link.origin !== location.origin || isHere) return;
    event.preventDefault();
    next = link.href;
    say();
  });
})();
