import { lineIcon } from '../line-icon.tsx';

export const Info = /* @__PURE__ */ lineIcon(<><circle cx="12" cy="12" r="10"/><path d="M12 16v-4m0-4h.01"/></>);
