import { lineIcon } from '../line-icon.tsx';

export const SearchX = /* @__PURE__ */ lineIcon(<><path d="m13.5 8.5l-5 5m0-5l5 5"/><circle cx="11" cy="11" r="8"/><path d="m21 21l-4.3-4.3"/></>);
