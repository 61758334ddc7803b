/** Runs before the first paint, so that a chosen theme never flashes. The policy allows it by its hash. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
