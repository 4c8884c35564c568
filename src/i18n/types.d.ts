import type luckyLanes from '../../locales/en/lucky-lanes.json';
import type shell from '../../locales/en/shell.json';
import type tallspor from '../../locales/en/tallspor.json';
import type yours from '../../locales/en/yours.json';

export interface Resources {
  shell: typeof shell;
  tallspor: typeof tallspor;
  'lucky-lanes': typeof luckyLanes;
  yours: typeof yours;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Resources;
    returnNull: false;
  }
}
