import earlyAway from './early-away.js?raw';
import earlyInput from './early-input.js?raw';
import startScripts from './start-scripts.js?raw';

/** Runs before the first paint, so that the wrong theme never flashes. The security policy allows it by its hash. */
const LOOK_SCRIPT = `try{['theme','units','motion'].forEach(function(k){var v=localStorage.getItem(k);if(/^(light|dark|metric|reduced)$/.test(v||''))document.documentElement.dataset[k]=v})}catch(e){}`;

/** Keeps Zod from testing whether it may compile code: the policy forbids it and browsers report the attempt. */
const ZOD_SCRIPT = 'globalThis.__zod_globalConfig={jitless:true};';

/** Hides the invitation to get started from anyone with a token while the session loads. */
const SESSION_SCRIPT = `try{if(localStorage.getItem('auth_token')||localStorage.getItem('demo_token'))document.documentElement.dataset.session=''}catch(e){}`;

/** The worker that shows news while the site is closed, and a page where there is no connection: after everything else. */
const WORKER_SCRIPT = `addEventListener('load',function(){navigator.serviceWorker&&setTimeout(function(){navigator.serviceWorker.register('/sw.js').catch(function(){})},4000)})`;

/** Marks the pictures that have not come by the time a page is printed; styles.css leaves them out. */
const PRINT_SCRIPT = `addEventListener('beforeprint',function(){document.querySelectorAll('main img').forEach(function(i){i.toggleAttribute('data-late',!i.complete)})})`;

/** The one inline script of ours, before all others. */
export const FIRST_SCRIPT = `${ZOD_SCRIPT}${LOOK_SCRIPT};${SESSION_SCRIPT};${earlyInput};${earlyAway};${startScripts};${PRINT_SCRIPT};${WORKER_SCRIPT}`;
