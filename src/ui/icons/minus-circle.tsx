import { lineIcon } from '../line-icon.tsx';

export const MinusCircle = /* @__PURE__ */ lineIcon(<><circle cx="12" cy="12" r="10"/><path d="M8 12h8"/></>);
