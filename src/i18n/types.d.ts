import type shell from '../../locales/en/shell.json';
import type tallspor from '../../locales/en/tallspor.json';

export interface Resources {
  shell: typeof shell;
  tallspor: typeof tallspor;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Resources;
    returnNull: false;
  }
}
