import { lineIcon } from '../line-icon.tsx';

export const Search = /* @__PURE__ */ lineIcon(<><path d="m21 21l-4.34-4.34"/><circle cx="11" cy="11" r="8"/></>);
