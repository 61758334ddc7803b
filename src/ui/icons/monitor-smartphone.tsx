import { lineIcon } from '../line-icon.tsx';

export const MonitorSmartphone = /* @__PURE__ */ lineIcon(<><path d="M18 8V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h8m-2 4v-3.96v3.15M7 19h5"/><rect width="6" height="10" x="16" y="12" rx="2"/></>);
