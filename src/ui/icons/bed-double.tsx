import { lineIcon } from '../line-icon.tsx';

export const BedDouble = /* @__PURE__ */ lineIcon(<><path d="M2 20v-8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8M4 10V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4m-8-6v6M2 18h20"/></>);
